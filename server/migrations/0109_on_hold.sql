-- Why an invoice is neither accepted nor paid meanwhile, since when, by whom, and until which day.
alter table document add column on_hold jsonb;
create index document_on_hold on document (company_id, created) where on_hold is not null;
