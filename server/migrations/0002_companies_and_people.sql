-- Companies, their people, sessions, and the network between them.

create table company (
  company_id   uuid not null,
  name         text not null,
  country      text not null,
  currency     text not null,
  state        text not null default 'ACTIVE' check (state in ('CREATED', 'ACTIVE', 'PASSIVE', 'LOCKED', 'DELETED', 'MERGED')),
  account_type text not null default 'FREE' check (account_type in ('FREE', 'PREMIUM')),
  industry     text,
  size         text,
  parent_id    uuid,
  identifiers  jsonb not null default '[]',
  address      jsonb not null default '[]',
  public       boolean not null default true,
  created      timestamptz not null,
  modified     timestamptz not null,
  primary key (company_id)
);
select distribute('company');
alter table company enable row level security;
alter table company force row level security;
create policy company_own on company using (company_id = entered_company());
grant select, insert, update on company to kontor_app;

-- A company's branches, as the parent keeps them.
create table branch (
  company_id uuid not null,
  branch_id  uuid not null,
  primary key (company_id, branch_id)
);
select distribute('branch');
alter table branch add constraint branch_company foreign key (company_id) references company (company_id);
alter table branch enable row level security;
alter table branch force row level security;
create policy branch_own on branch using (company_id = entered_company());
grant select, insert, delete on branch to kontor_app;

-- The public face of the companies of the network, fed by the outbox; no secret stands here.
create table directory (
  id          uuid primary key,
  name        text not null,
  name_folded text not null,
  country     text not null,
  public      boolean not null,
  profile     jsonb not null
);
select reference('directory');
create index directory_name on directory (name_folded text_pattern_ops);
grant select, insert, update, delete on directory to kontor_app;

create table user_account (
  company_id    uuid not null,
  id            uuid not null,
  username      text not null,
  password_hash text,
  first_name    text not null,
  last_name     text not null,
  title         text,
  language      text not null,
  time_zone     text not null,
  state         text not null default 'ACTIVE' check (state in ('CREATED', 'ACTIVE', 'PASSIVE', 'LOCKED', 'DELETED', 'MERGED')),
  visible       boolean not null default true,
  failures      integer not null default 0,
  locked_until  timestamptz,
  created       timestamptz not null,
  primary key (company_id, id)
);
select distribute('user_account');
alter table user_account add constraint user_account_company foreign key (company_id) references company (company_id);
alter table user_account enable row level security;
alter table user_account force row level security;
create policy user_account_own on user_account using (company_id = entered_company());
grant select, insert, update on user_account to kontor_app;

-- Where a person who signs in by name lives. The role reaches it through the two functions below only.
create table login (
  username   text primary key,
  company_id uuid not null,
  user_id    uuid not null
);
select reference('login');

create function login_of(name text) returns table (company_id uuid, user_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select l.company_id, l.user_id from login l where l.username = lower(name)
$$;
revoke all on function login_of(text) from public;
grant execute on function login_of(text) to kontor_app;

-- False where the name is taken by somebody else.
create function login_save(name text, company uuid, person uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into login (username, company_id, user_id) values (lower(name), company, person) on conflict (username) do nothing;
  return exists (select from login l where l.username = lower(name) and l.company_id = company and l.user_id = person);
end $$;
revoke all on function login_save(text, uuid, uuid) from public;
grant execute on function login_save(text, uuid, uuid) to kontor_app;

-- Who works in a company with which role; the person may live in another (home_id).
create table membership (
  company_id uuid not null,
  user_id    uuid not null,
  home_id    uuid not null,
  role_id    uuid not null,
  created    timestamptz not null,
  primary key (company_id, user_id)
);
select distribute('membership');
alter table membership add constraint membership_company foreign key (company_id) references company (company_id);
alter table membership enable row level security;
alter table membership force row level security;
create policy membership_own on membership using (company_id = entered_company());
grant select, insert, update, delete on membership to kontor_app;

-- The same from the person's side: the companies that they may enter.
create table user_company (
  company_id uuid not null,
  user_id    uuid not null,
  member_id  uuid not null,
  role_id    uuid not null,
  primary key (company_id, user_id, member_id)
);
select distribute('user_company');
alter table user_company add constraint user_company_user foreign key (company_id, user_id) references user_account (company_id, id);
alter table user_company enable row level security;
alter table user_company force row level security;
create policy user_company_own on user_company using (company_id = entered_company());
grant select, insert, update, delete on user_company to kontor_app;

create table user_property (
  company_id uuid not null,
  user_id    uuid not null,
  key        text not null,
  value      text not null,
  primary key (company_id, user_id, key)
);
select distribute('user_property');
alter table user_property add constraint user_property_user foreign key (company_id, user_id) references user_account (company_id, id);
alter table user_property enable row level security;
alter table user_property force row level security;
create policy user_property_own on user_property using (company_id = entered_company());
grant select, insert, update, delete on user_property to kontor_app;

-- Credentials that were given out: browser sessions, tokens of apps and of programs. Only a hash is kept.
create table session (
  company_id uuid not null,
  id         uuid not null,
  user_id    uuid not null,
  kind       text not null check (kind in ('browser', 'app', 'program')),
  parent_id  uuid,
  entered_id uuid,
  app        text,
  token_hash text not null,
  xsrf_hash  text,
  device     text not null default '',
  created    timestamptz not null,
  last_seen  timestamptz not null,
  expires    timestamptz not null,
  ended      timestamptz,
  primary key (company_id, id)
);
select distribute('session');
create unique index session_token on session (company_id, token_hash);
create index session_of_user on session (company_id, user_id) where ended is null;
alter table session add constraint session_user_account foreign key (company_id, user_id) references user_account (company_id, id);
alter table session enable row level security;
alter table session force row level security;
create policy session_own on session using (company_id = entered_company());
grant select, insert, update, delete on session to kontor_app;

-- Each side's own entry of a connection, under one id.
create table connection (
  company_id   uuid not null,
  id           uuid not null,
  partner_id   uuid not null,
  partner_name text not null,
  country      text not null,
  type         text not null default 'TradeshiftConnection' check (type in ('', 'TradeshiftConnection', 'ExternalConnection')),
  state        text not null check (state in ('CREATED', 'REQUESTED', 'ACCEPTED', 'REJECTED', 'HIDDEN')),
  requested_by uuid not null,
  message      text,
  identifiers  jsonb not null default '[]',
  address      jsonb not null default '[]',
  created      timestamptz not null,
  modified     timestamptz not null,
  primary key (company_id, id)
);
select distribute('connection');
create unique index connection_partner on connection (company_id, partner_id);
create index connection_name on connection (company_id, lower(partner_name), id);
alter table connection add constraint connection_company foreign key (company_id) references company (company_id);
alter table connection enable row level security;
alter table connection force row level security;
create policy connection_own on connection using (company_id = entered_company());
grant select, insert, update on connection to kontor_app;
