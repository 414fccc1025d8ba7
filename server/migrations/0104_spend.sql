-- What the company spent by each document that it received: kept per document, so that a change takes away exactly what was
-- added. All amounts of one document in one list come to its net amount.
create table spend_part (
  company_id  uuid not null,
  document_id uuid not null,
  -- The coding list by whose code it is told apart; empty where it is by what the document itself says.
  list_id     text not null,
  category    text not null,
  -- YYYY-MM
  month       text not null,
  -- The connection, or NONE.
  partner     text not null,
  currency    text not null,
  -- A decimal, negative of a credit note.
  amount      text not null,
  -- The document is not open to everybody whose role reads documents: no rollup has it.
  confined    boolean not null,
  primary key (company_id, document_id, list_id, category)
);
select distribute('spend_part');
create index spend_part_confined on spend_part (company_id, month) where confined;
alter table spend_part add constraint spend_part_company foreign key (company_id) references company (company_id);
alter table spend_part enable row level security;
alter table spend_part force row level security;
create policy spend_part_own on spend_part using (company_id = entered_company());
grant select, insert, update, delete on spend_part to kontor_app;

-- The same added up: what readers are shown comes from here, without a look at any document.
create table spend_rollup (
  company_id uuid not null,
  month      text not null,
  partner    text not null,
  list_id    text not null,
  category   text not null,
  currency   text not null,
  amount     text not null,
  -- How many parts it adds up: a row of none goes.
  parts      integer not null,
  primary key (company_id, month, partner, list_id, category, currency)
);
select distribute('spend_rollup');
alter table spend_rollup add constraint spend_rollup_company foreign key (company_id) references company (company_id);
alter table spend_rollup enable row level security;
alter table spend_rollup force row level security;
create policy spend_rollup_own on spend_rollup using (company_id = entered_company());
grant select, insert, update, delete on spend_rollup to kontor_app;

-- Once for each company: the documents that came before are counted. The owner reads and writes past the policies that
-- otherwise bind it, too.
alter table company no force row level security;
alter table outbox no force row level security;
insert into outbox (company_id, id, task, payload, created)
select company_id, gen_random_uuid(), 'spend.fill',
  '{"data": {"after": null}, "author": {"actorId": null, "requestId": "migration 0104"}}', now()
from company
on conflict do nothing;
alter table outbox force row level security;
alter table company force row level security;
