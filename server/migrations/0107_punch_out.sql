-- The shops of suppliers that requesters visit.
create table punch_out_shop (
  company_id        uuid not null,
  id                uuid not null,
  name              text not null,
  connection_id     uuid not null,
  protocol          text not null check (protocol in ('OCI', 'CXML')),
  address           text not null,
  user_name         text,
  supplier_identity text,
  -- Sealed for this row: in another it opens nothing.
  secret            text,
  active            boolean not null,
  modified          timestamptz not null,
  primary key (company_id, id)
);
select distribute('punch_out_shop');
create index punch_out_shop_named on punch_out_shop (company_id, lower(name), id);
alter table punch_out_shop add constraint punch_out_shop_company foreign key (company_id) references company (company_id);
alter table punch_out_shop enable row level security;
alter table punch_out_shop force row level security;
create policy punch_out_shop_own on punch_out_shop using (company_id = entered_company());
grant select, insert, update, delete on punch_out_shop to kontor_app;

-- A visit to a shop for a requisition, which may give something back once.
create table punch_out (
  company_id     uuid not null,
  id             uuid not null,
  shop_id        uuid not null,
  requisition_id uuid not null,
  user_id        uuid,
  -- By which the shop gives something back: sealed for this row, and its hash, by which it is found.
  token          text not null,
  token_hash     text not null,
  started        timestamptz not null,
  until          timestamptz not null,
  -- When lines were taken over, how many, and by the hash of what: the same once more has been taken over already.
  taken          timestamptz,
  line_count     integer not null default 0,
  body_hash      text,
  -- Why the last attempt took nothing over, as messages.
  problems       jsonb,
  primary key (company_id, id)
);
select distribute('punch_out');
create unique index punch_out_token on punch_out (company_id, token_hash);
create index punch_out_of on punch_out (company_id, requisition_id, started, id);
create index punch_out_at on punch_out (company_id, shop_id);
alter table punch_out add constraint punch_out_visited foreign key (company_id, shop_id)
  references punch_out_shop (company_id, id) on delete cascade;
alter table punch_out add constraint punch_out_requisition foreign key (company_id, requisition_id)
  references requisition (company_id, id);
alter table punch_out enable row level security;
alter table punch_out force row level security;
create policy punch_out_own on punch_out using (company_id = entered_company());
grant select, insert, update, delete on punch_out to kontor_app;
