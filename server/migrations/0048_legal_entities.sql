-- The parts of a company that have rights and duties of their own, with their identifiers and where they are delivered and
-- billed: both are few, and read and written with the entity alone.
create table legal_entity (
  company_id   uuid not null,
  id           uuid not null,
  name         text not null,
  -- What another system calls it.
  alternate_id text,
  description  text,
  legal_note   text,
  locations    jsonb not null,
  identifiers  jsonb not null,
  created      timestamptz not null,
  modified     timestamptz not null,
  primary key (company_id, id),
  constraint legal_entity_alternate unique (company_id, alternate_id)
);
select distribute('legal_entity');
create index legal_entity_name on legal_entity (company_id, name, id);
alter table legal_entity add constraint legal_entity_company foreign key (company_id) references company (company_id);
alter table legal_entity enable row level security;
alter table legal_entity force row level security;
create policy legal_entity_own on legal_entity using (company_id = entered_company());
grant select, insert, update, delete on legal_entity to kontor_app;
