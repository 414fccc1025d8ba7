-- Files of suppliers on their way in. A file is one row with all of its lines: it is read, mended and approved as a whole.
create table onboarding_file (
  company_id uuid not null,
  id         uuid not null,
  name       text not null,
  group_id   uuid not null,
  feature    text not null,
  state      text not null,
  headings   jsonb not null,
  columns    jsonb not null,
  lines      jsonb not null,
  line_count integer not null,
  errors     integer not null,
  created    timestamptz not null,
  modified   timestamptz not null,
  primary key (company_id, id)
);
select distribute('onboarding_file');
create index onboarding_file_group on onboarding_file (company_id, group_id, created);
alter table onboarding_file add constraint onboarding_file_company foreign key (company_id) references company (company_id);
alter table onboarding_file enable row level security;
alter table onboarding_file force row level security;
create policy onboarding_file_own on onboarding_file using (company_id = entered_company());
grant select, insert, update, delete on onboarding_file to kontor_app;

-- A supplier that is brought in: how it is reached, and when it did what. Of its link the hash alone is kept.
create table onboarding_supplier (
  company_id    uuid not null,
  id            uuid not null,
  group_id      uuid,
  file_id       uuid,
  feature       text not null,
  name          text not null,
  country       text not null,
  email         text not null,
  language      text not null,
  properties    jsonb not null,
  token_hash    text,
  expires       timestamptz,
  asked         integer not null,
  sent          integer not null,
  not_sent      text,
  invited       timestamptz,
  opened        timestamptz,
  joined        timestamptz,
  verified      timestamptz,
  declined      timestamptz,
  withdrawn     timestamptz,
  partner_id    uuid,
  connection_id uuid,
  created       timestamptz not null,
  modified      timestamptz not null,
  primary key (company_id, id)
);
select distribute('onboarding_supplier');
create index onboarding_supplier_group on onboarding_supplier (company_id, group_id);
create index onboarding_supplier_token on onboarding_supplier (company_id, token_hash);
create index onboarding_supplier_connection on onboarding_supplier (company_id, connection_id);
alter table onboarding_supplier add constraint onboarding_supplier_company foreign key (company_id) references company (company_id);
alter table onboarding_supplier enable row level security;
alter table onboarding_supplier force row level security;
create policy onboarding_supplier_own on onboarding_supplier using (company_id = entered_company());
grant select, insert, update, delete on onboarding_supplier to kontor_app;
