-- Connections that belong together, as a company orders them for itself.
create table connection_group (
  company_id  uuid not null,
  id          uuid not null,
  name        text not null,
  description text,
  created     timestamptz not null,
  modified    timestamptz not null,
  primary key (company_id, id)
);
select distribute('connection_group');
create unique index connection_group_name on connection_group (company_id, lower(name));
alter table connection_group add constraint connection_group_company foreign key (company_id) references company (company_id);
alter table connection_group enable row level security;
alter table connection_group force row level security;
create policy connection_group_own on connection_group using (company_id = entered_company());
grant select, insert, update, delete on connection_group to kontor_app;

create table connection_group_member (
  company_id    uuid not null,
  group_id      uuid not null,
  connection_id uuid not null,
  primary key (company_id, group_id, connection_id)
);
select distribute('connection_group_member');
create index connection_group_member_connection on connection_group_member (company_id, connection_id);
alter table connection_group_member add constraint connection_group_member_group
  foreign key (company_id, group_id) references connection_group (company_id, id);
alter table connection_group_member add constraint connection_group_member_connection
  foreign key (company_id, connection_id) references connection (company_id, id);
alter table connection_group_member enable row level security;
alter table connection_group_member force row level security;
create policy connection_group_member_own on connection_group_member using (company_id = entered_company());
grant select, insert, delete on connection_group_member to kontor_app;

-- What a company keeps of a partner for itself: the partner sees none of it.
create table connection_property (
  company_id    uuid not null,
  connection_id uuid not null,
  key           text not null,
  value         text not null,
  modified      timestamptz not null,
  primary key (company_id, connection_id, key)
);
select distribute('connection_property');
alter table connection_property add constraint connection_property_connection
  foreign key (company_id, connection_id) references connection (company_id, id);
alter table connection_property enable row level security;
alter table connection_property force row level security;
create policy connection_property_own on connection_property using (company_id = entered_company());
grant select, insert, update on connection_property to kontor_app;

-- On which terms a company is paid by a partner and pays them, and how is delivered.
create table connection_terms (
  company_id       uuid not null,
  connection_id    uuid not null,
  kind             text not null check (kind in ('PAYMENT', 'DELIVERY')),
  code             text,
  days             integer,
  discount_percent text,
  discount_days    integer,
  note             text,
  modified         timestamptz not null,
  primary key (company_id, connection_id, kind)
);
select distribute('connection_terms');
alter table connection_terms add constraint connection_terms_connection
  foreign key (company_id, connection_id) references connection (company_id, id);
alter table connection_terms enable row level security;
alter table connection_terms force row level security;
create policy connection_terms_own on connection_terms using (company_id = entered_company());
grant select, insert, update on connection_terms to kontor_app;

-- When somebody here made sure that the company behind a request is who it says it is.
alter table connection add column verified timestamptz;
