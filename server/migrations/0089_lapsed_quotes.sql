-- A quote is closed once its validity has ended, unless somebody has opened it again.
alter table document add column reopened boolean not null default false;
create index document_lapsing on document (company_id, due_date, id)
  where type = 'quote' and not closed and not reopened and not draft and deleted is null and response = 'PENDING';
