-- Templates that become documents by themselves, and what came of each of their days: a day is in it once, so that a document
-- is made of it once.
create table recurring_document (
  company_id    uuid not null,
  id            uuid not null,
  template_id   uuid not null,
  frequency     text not null check (frequency in ('WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY')),
  start_on      date not null,
  last_day      boolean not null,
  end_on        date,
  count         integer,
  period        text not null check (period in ('CURRENT', 'PREVIOUS', 'NEXT')),
  -- To whom each is sent; null where each stays a draft.
  connection_id uuid,
  paused        boolean not null,
  -- The place of the next day from 0, and that day; no day where it has ended.
  next_place    integer not null,
  next_on       date,
  owner_id      uuid,
  -- Of what stands for the period in its texts.
  language      text not null,
  primary key (company_id, id)
);
select distribute('recurring_document');

create table recurring_run (
  company_id   uuid not null,
  recurring_id uuid not null,
  run_on       date not null,
  outcome      text not null check (outcome in ('DRAFT', 'SENT', 'FAILED', 'SKIPPED')),
  document_id  uuid,
  reason       text,
  at           timestamptz not null,
  primary key (company_id, recurring_id, run_on)
);
select distribute('recurring_run');

alter table recurring_document add constraint recurring_document_template foreign key (company_id, template_id)
  references document_template (company_id, id) on delete cascade;
alter table recurring_run add constraint recurring_run_of foreign key (company_id, recurring_id)
  references recurring_document (company_id, id) on delete cascade;
alter table recurring_document enable row level security;
alter table recurring_document force row level security;
create policy recurring_document_own on recurring_document using (company_id = entered_company());
grant select, insert, update, delete on recurring_document to kontor_app;
alter table recurring_run enable row level security;
alter table recurring_run force row level security;
create policy recurring_run_own on recurring_run using (company_id = entered_company());
grant select, insert, update, delete on recurring_run to kontor_app;
