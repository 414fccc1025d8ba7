-- The later version that took the place of a document.
alter table document add column replaced_by uuid;
create index document_replaced_by on document (company_id, replaced_by) where replaced_by is not null;
