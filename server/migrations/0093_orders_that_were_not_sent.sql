-- Why an order that came out of a requisition could not be sent, where it could not.
alter table requisition_order add column failure jsonb;
