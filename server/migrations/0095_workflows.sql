-- Workflows that documents follow: versions by name, as BPMN 2.0. A version that was published never changes.
create table workflow_version (
  company_id   uuid not null,
  id           uuid not null,
  name         text not null,
  version      integer not null,
  -- Received documents of these types follow it.
  types        text[] not null,
  bpmn         text not null,
  state        text not null,
  saved        timestamptz not null,
  saved_by     uuid,
  published    timestamptz,
  -- In whose name it gives work to people.
  published_by uuid,
  primary key (company_id, id),
  unique (company_id, name, version)
);
select distribute('workflow_version');
alter table workflow_version add constraint workflow_version_company foreign key (company_id) references company (company_id);
alter table workflow_version enable row level security;
alter table workflow_version force row level security;
create policy workflow_version_own on workflow_version using (company_id = entered_company());
grant select, insert, update, delete on workflow_version to kontor_app;

-- A document on its way: where it stands, and what it waits for there.
create table workflow_instance (
  company_id  uuid not null,
  id          uuid not null,
  version_id  uuid not null,
  document_id uuid not null,
  state       text not null,
  step_id     text not null,
  step        text not null,
  -- When it came there.
  entered     timestamptz not null,
  -- The assignment that it gave, or the step of the approval that it asked for.
  waits_for   uuid,
  -- How many approvals of this step are still to be asked for.
  approvals   integer not null default 0,
  -- When a wait is over.
  wakes       timestamptz,
  started     timestamptz not null,
  ended       timestamptz,
  primary key (company_id, id)
);
select distribute('workflow_instance');
-- One at a time.
create unique index workflow_instance_running on workflow_instance (company_id, document_id) where state in ('RUNNING', 'FAILED');
create index workflow_instance_waking on workflow_instance (company_id, wakes) where wakes is not null;
create index workflow_instance_by_document on workflow_instance (company_id, document_id, started);
create index workflow_instance_newest on workflow_instance (company_id, started);
alter table workflow_instance add constraint workflow_instance_company foreign key (company_id) references company (company_id);
alter table workflow_instance enable row level security;
alter table workflow_instance force row level security;
create policy workflow_instance_own on workflow_instance using (company_id = entered_company());
grant select, insert, update, delete on workflow_instance to kontor_app;

-- In which companies a wait is over.
create function companies_with_waits_over(most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct company_id from workflow_instance where wakes <= now() limit most
$$;
revoke all on function companies_with_waits_over(integer) from public;
grant execute on function companies_with_waits_over(integer) to kontor_app;

-- What it did and why; the reason is a message with its arguments, read in the language of the reader.
create table workflow_log (
  company_id  uuid not null,
  instance_id uuid not null,
  position    integer not null,
  document_id uuid not null,
  step        text not null,
  kind        text not null,
  at          timestamptz not null,
  actor_id    uuid,
  because     jsonb,
  primary key (company_id, instance_id, position)
);
select distribute('workflow_log');
create index workflow_log_by_document on workflow_log (company_id, document_id, at);
alter table workflow_log add constraint workflow_log_company foreign key (company_id) references company (company_id);
alter table workflow_log enable row level security;
alter table workflow_log force row level security;
create policy workflow_log_own on workflow_log using (company_id = entered_company());
grant select, insert, update, delete on workflow_log to kontor_app;

-- Outcomes that programs emit for documents.
create table workflow_outcome (
  company_id  uuid not null,
  id          uuid not null,
  document_id uuid not null,
  outcome     text not null,
  state       text not null,
  created     timestamptz not null,
  actor_id    uuid,
  failure     jsonb,
  primary key (company_id, id)
);
select distribute('workflow_outcome');
create index workflow_outcome_open on workflow_outcome (company_id, created) where state <> 'EMITTED';
alter table workflow_outcome add constraint workflow_outcome_company foreign key (company_id) references company (company_id);
alter table workflow_outcome enable row level security;
alter table workflow_outcome force row level security;
create policy workflow_outcome_own on workflow_outcome using (company_id = entered_company());
grant select, insert, update, delete on workflow_outcome to kontor_app;

-- Whether a workflow deals with the document now.
alter table document add column workflow text;

-- Whether a supplier is new.
create index document_first_bill on document (company_id, connection_id, created, id) where delivery = 'RECEIVED' and type = 'invoice';
