-- Where what a requisition asks for is delivered: a place of a legal entity.
alter table requisition add column deliver_to jsonb;
