-- Payments that are planned before their invoices. Each of the two companies has a row of its own; the partner's comes with
-- the publishing.
create table payment_plan (
  company_id    uuid not null,
  id            uuid not null,
  connection_id uuid not null,
  is_own        boolean not null,
  name          text not null,
  currency      text not null,
  state         text not null check (state in ('DRAFT', 'ACTIVE', 'CLOSED')),
  instalments   jsonb not null,
  published     date,
  closed        date,
  created       timestamptz not null,
  modified      timestamptz not null,
  primary key (company_id, id)
);
select distribute('payment_plan');
create index payment_plan_order on payment_plan (company_id, created desc, id);
create unique index payment_plan_open on payment_plan (company_id, connection_id, currency, is_own) where state = 'ACTIVE';
alter table payment_plan add constraint payment_plan_company foreign key (company_id) references company (company_id);
alter table payment_plan enable row level security;
alter table payment_plan force row level security;
create policy payment_plan_own on payment_plan using (company_id = entered_company());
grant select, insert, update, delete on payment_plan to kontor_app;

-- What was billed over a connection since a day.
create index document_billed on document (company_id, connection_id, issue_date)
  where type in ('invoice', 'creditnote') and delivery in ('SENT', 'RECEIVED') and deleted is null and not draft;
