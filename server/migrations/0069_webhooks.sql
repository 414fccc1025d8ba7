-- Addresses of other programs to which a company sends what happens in it. The secret that signs is not kept: it follows
-- from a key of the data folder, the id and the number of the secret.
create table webhook (
  company_id    uuid not null,
  id            uuid not null,
  address       text not null,
  description   text,
  events        text[] not null,
  state         text not null check (state in ('ACTIVE', 'PAUSED', 'DISABLED')),
  secret_number integer not null,
  -- When the secret before this one stops to sign beside it.
  secret_since  timestamptz not null,
  -- Since when every attempt has failed; null where the last one arrived.
  failing_since timestamptz,
  created       timestamptz not null,
  primary key (company_id, id)
);
select distribute('webhook');

-- One event for one address: the same id and the same bytes with each attempt.
create table webhook_delivery (
  company_id   uuid not null,
  id           uuid not null,
  webhook_id   uuid not null,
  event        text not null,
  object_id    uuid not null,
  actor_id     uuid,
  body         text not null,
  state        text not null check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  attempts     integer not null,
  next_attempt timestamptz,
  -- Of the last attempt: the status of the answer and its beginning, or why there was none.
  status       integer,
  answer       text,
  created      timestamptz not null,
  primary key (company_id, id)
);
select distribute('webhook_delivery');
create index webhook_delivery_newest on webhook_delivery (company_id, webhook_id, created desc, id desc);
create index webhook_delivery_age on webhook_delivery (company_id, created);

alter table webhook add constraint webhook_company foreign key (company_id) references company (company_id);
alter table webhook_delivery add constraint webhook_delivery_webhook foreign key (company_id, webhook_id)
  references webhook (company_id, id) on delete cascade;
alter table webhook enable row level security;
alter table webhook force row level security;
create policy webhook_own on webhook using (company_id = entered_company());
grant select, insert, update, delete on webhook to kontor_app;
alter table webhook_delivery enable row level security;
alter table webhook_delivery force row level security;
create policy webhook_delivery_own on webhook_delivery using (company_id = entered_company());
grant select, insert, update, delete on webhook_delivery to kontor_app;
