-- What a company is called in the ledger of its tax adviser, and the accounts of its partners there.
create table ledger (
  company_id uuid not null,
  settings   jsonb not null,
  modified   timestamptz not null,
  primary key (company_id)
);
select distribute('ledger');
alter table ledger add constraint ledger_company foreign key (company_id) references company (company_id);
alter table ledger enable row level security;
alter table ledger force row level security;
create policy ledger_own on ledger using (company_id = entered_company());
grant select, insert, update, delete on ledger to kontor_app;
