-- Documents: immutable content by hash, and each party's own entry for it.

create table content (
  company_id uuid not null,
  hash       text not null,
  size       integer not null,
  bytes      bytea,
  created    timestamptz not null,
  primary key (company_id, hash)
);
select distribute('content');
alter table content enable row level security;
alter table content force row level security;
create policy content_own on content using (company_id = entered_company());
grant select, insert, delete on content to kontor_app;

create table document (
  company_id      uuid not null,
  id              uuid not null,
  type            text not null,
  profile_id      text not null,
  business_id     text not null,
  issue_date      date,
  due_date        date,
  currency        text,
  amount          text,
  amount_minor    bigint,
  sender_name     text not null,
  receiver_name   text not null,
  sender_id       uuid,
  receiver_id     uuid,
  connection_id   uuid,
  side            text not null check (side in ('sales', 'purchases')),
  note            text,
  status_message  text,
  conversation_id uuid,
  answers_id      uuid,
  answer_code     text,
  reason_code     text,
  content_hash    text not null,
  draft           boolean not null,
  version         integer not null,
  delivery        text not null check (delivery in ('NONE', 'PENDING_CONNECTION', 'PROCESSING', 'SENT', 'RECEIVED', 'FAILED')),
  response        text not null check (response in ('PENDING', 'ACCEPTED', 'REJECTED', 'DISPUTED', 'CANCELED')),
  payment         text not null check (payment in ('NONE', 'OVERDUE', 'PAID_UNCONFIRMED', 'PAID_CONFIRMED')),
  clearance       text not null check (clearance in ('NONE', 'IN_CLEARANCE', 'CLEARED')),
  replacement     text not null check (replacement in ('ORIGINAL', 'REPLACED')),
  state           text not null,
  archived        boolean not null default false,
  author_id       uuid,
  created         timestamptz not null,
  modified        timestamptz not null,
  exchanged       timestamptz,
  retain_until    date,
  legal_hold      boolean not null default false,
  deleted         timestamptz,
  primary key (company_id, id)
);
select distribute('document');
-- One index an order of the list: the columns that are equal first, then the order, then the id that makes it total.
create index document_by_date on document (company_id, issue_date desc nulls last, id) where deleted is null and not archived;
create index document_by_edit on document (company_id, modified desc, id) where deleted is null and not archived;
create index document_by_due on document (company_id, due_date desc nulls last, id desc) where deleted is null and not archived;
create index document_by_amount on document (company_id, amount_minor desc nulls last, id desc) where deleted is null and not archived;
create index document_by_state on document (company_id, state, issue_date desc, id) where deleted is null and not archived;
create index document_by_number on document (company_id, side, type, business_id) where deleted is null;
create index document_answers on document (company_id, answers_id) where answers_id is not null;
create index document_conversation on document (company_id, conversation_id) where conversation_id is not null;
create index document_overdue on document (company_id, due_date) where payment = 'NONE' and due_date is not null and deleted is null and not draft;
alter table document add constraint document_company foreign key (company_id) references company (company_id);
alter table document add constraint document_content foreign key (company_id, content_hash) references content (company_id, hash);
alter table document enable row level security;
alter table document force row level security;
create policy document_own on document using (company_id = entered_company());
grant select, insert, update on document to kontor_app;

create table document_tag (
  company_id  uuid not null,
  document_id uuid not null,
  tag         text not null,
  primary key (company_id, document_id, tag)
);
select distribute('document_tag');
create index document_tag_of on document_tag (company_id, tag, document_id);
alter table document_tag add constraint document_tag_document foreign key (company_id, document_id) references document (company_id, id);
alter table document_tag enable row level security;
alter table document_tag force row level security;
create policy document_tag_own on document_tag using (company_id = entered_company());
grant select, insert, delete on document_tag to kontor_app;

create table dispatch (
  company_id    uuid not null,
  id            uuid not null,
  document_id   uuid not null,
  connection_id uuid not null,
  receiver_id   uuid not null,
  channel       text not null,
  state         text not null check (state in ('ACCEPTED', 'PROCESSING', 'COMPLETED', 'FAILED_TRANSIENT', 'FAILED')),
  failure       text,
  actor_id      uuid,
  created       timestamptz not null,
  changed       timestamptz not null,
  primary key (company_id, id)
);
select distribute('dispatch');
create index dispatch_document on dispatch (company_id, document_id, created desc);
create index dispatch_waiting on dispatch (company_id, connection_id) where state in ('ACCEPTED', 'PROCESSING', 'FAILED_TRANSIENT');
alter table dispatch add constraint dispatch_document foreign key (company_id, document_id) references document (company_id, id);
alter table dispatch enable row level security;
alter table dispatch force row level security;
create policy dispatch_own on dispatch using (company_id = entered_company());
grant select, insert, update on dispatch to kontor_app;

create table number_seed (
  company_id uuid not null,
  channel    text not null,
  type       text not null,
  next       bigint not null,
  primary key (company_id, channel, type)
);
select distribute('number_seed');
alter table number_seed add constraint number_seed_company foreign key (company_id) references company (company_id);
alter table number_seed enable row level security;
alter table number_seed force row level security;
create policy number_seed_own on number_seed using (company_id = entered_company());
grant select, insert, update on number_seed to kontor_app;

-- Text search stands apart: its operators are not leakproof, so row-level security would keep them from their index
-- (data.md, rule 3). The role cannot read the table; it asks through one function that takes the company.
create table document_search (
  company_id  uuid not null,
  document_id uuid not null,
  words       tsvector not null,
  primary key (company_id, document_id)
);
select distribute('document_search');
create index document_search_words on document_search using gin (words);
alter table document_search enable row level security;
alter table document_search force row level security;
create policy document_search_definer on document_search to kontor_owner using (true) with check (true);

create function document_search_save(company uuid, document uuid, content text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into document_search (company_id, document_id, words)
  select company, document, to_tsvector('simple', content) where company = entered_company()
  on conflict (company_id, document_id) do update set words = excluded.words
$$;
revoke all on function document_search_save(uuid, uuid, text) from public;
grant execute on function document_search_save(uuid, uuid, text) to kontor_app;

-- The documents of the entered company that hold every word of the query, each as a prefix.
create function document_search_find(company uuid, query text) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select document_id from document_search
  where company_id = company and company = entered_company() and words @@ to_tsquery('simple', query)
$$;
revoke all on function document_search_find(uuid, text) from public;
grant execute on function document_search_find(uuid, text) to kontor_app;
