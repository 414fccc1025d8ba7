-- What everything else stands on: entering a company, the log, the outbox, repeated requests (docs/decisions, data.md).

-- Shards a table by its company on Citus; does nothing on plain PostgreSQL.
create function distribute(company_table text) returns void language plpgsql as $$
begin
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_distributed_table(%L, %L)', company_table, 'company_id');
  end if;
end $$;

-- Copies a table of static or network-wide data to every node on Citus; does nothing on plain PostgreSQL.
create function reference(static_table text) returns void language plpgsql as $$
begin
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_reference_table(%L)', static_table);
  end if;
end $$;

-- The company that the transaction has entered; null outside, and null sees no rows.
create function entered_company() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('kontor.company', true), '')::uuid
$$;

-- The append-only exchange log: ids and hashes, never content. The role may set the seal of a row and nothing else.
create table log_entry (
  company_id   uuid not null,
  id           uuid not null,
  kind         text not null,
  object_type  text not null,
  object_id    uuid not null,
  content_hash text,
  detail       jsonb not null default '{}',
  actor_id     uuid,
  request_id   text not null,
  at           timestamptz not null,
  position     bigint,
  hash         text,
  primary key (company_id, id)
);
select distribute('log_entry');
create unique index log_entry_position on log_entry (company_id, position) where position is not null;
create index log_entry_unsealed on log_entry (company_id, at) where position is null;
create index log_entry_object on log_entry (company_id, object_id, at);
alter table log_entry enable row level security;
alter table log_entry force row level security;
create policy log_entry_own on log_entry using (company_id = entered_company());
create policy log_entry_pending on log_entry for select to kontor_owner using (true);
grant select, insert on log_entry to kontor_app;
grant update (position, hash) on log_entry to kontor_app;

-- Signed heads of each company's hash chain, one a sealed batch.
create table log_checkpoint (
  company_id uuid not null,
  position   bigint not null,
  hash       text not null,
  signed_at  timestamptz not null,
  key_id     text not null,
  signature  text not null,
  primary key (company_id, position)
);
select distribute('log_checkpoint');
alter table log_checkpoint enable row level security;
alter table log_checkpoint force row level security;
create policy log_checkpoint_own on log_checkpoint using (company_id = entered_company());
create policy log_checkpoint_all on log_checkpoint for select to kontor_owner using (true);
grant select, insert on log_checkpoint to kontor_app;

-- Work that follows a write, written in its transaction and moved to the job queue afterwards.
create table outbox (
  company_id uuid not null,
  id         uuid not null,
  task       text not null,
  payload    jsonb not null,
  created    timestamptz not null,
  primary key (company_id, id)
);
select distribute('outbox');
alter table outbox enable row level security;
alter table outbox force row level security;
create policy outbox_own on outbox using (company_id = entered_company());
create policy outbox_pending on outbox for select to kontor_owner using (true);
grant select, insert, delete on outbox to kontor_app;

-- Companies whose outbox or unsealed log waits, oldest first: the one question that spans companies, answered with ids only.
create function pending_companies(most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select company_id from (
    select company_id, min(created) as since from outbox group by company_id
    union all
    select company_id, min(at) from log_entry where position is null group by company_id
  ) waiting group by company_id order by min(since) limit most
$$;
revoke all on function pending_companies(integer) from public;
grant execute on function pending_companies(integer) to kontor_app;

-- A repeated request has the effect of one: the answer that the first got, kept with the hash of its body.
create table idempotency (
  company_id uuid not null,
  actor_id   uuid not null,
  method     text not null,
  path       text not null,
  request_id text not null,
  body_hash  text not null,
  status     integer,
  answer     jsonb,
  created    timestamptz not null,
  primary key (company_id, actor_id, method, path, request_id)
);
select distribute('idempotency');
create index idempotency_age on idempotency (company_id, created);
alter table idempotency enable row level security;
alter table idempotency force row level security;
create policy idempotency_own on idempotency using (company_id = entered_company());
grant select, insert, update, delete on idempotency to kontor_app;
