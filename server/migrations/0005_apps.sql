-- Apps: what the operator added for the whole installation, what a company added for itself, what it activated.

-- Apps that every company of the installation finds in its store. No company's rows.
create table installed_app (
  id           text primary key,
  manifest     jsonb not null,
  manifest_url text not null,
  added        timestamptz not null,
  modified     timestamptz not null
);
select reference('installed_app');
grant select, insert, update, delete on installed_app to kontor_app;

-- Origins from which apps call the API: asked before a credential is seen, so no company's. Kept when an app goes,
-- for another company may have it; without a token an origin may do nothing.
create table app_origin (
  origin text primary key
);
select reference('app_origin');
grant select, insert on app_origin to kontor_app;

-- Apps that a company added to its own store; its branches see them too.
create table app (
  company_id   uuid not null,
  id           text not null,
  manifest     jsonb not null,
  manifest_url text not null,
  added        timestamptz not null,
  modified     timestamptz not null,
  primary key (company_id, id)
);
select distribute('app');
alter table app add constraint app_company foreign key (company_id) references company (company_id);
alter table app enable row level security;
alter table app force row level security;
create policy app_own on app using (company_id = entered_company());
grant select, insert, update, delete on app to kontor_app;

-- Apps that a company has activated, and the rights that it granted. Activating again after an end is a new activation:
-- the tokens of the one before stay ended.
create table app_activation (
  company_id    uuid not null,
  app_id        text not null,
  activation_id uuid not null,
  granted       jsonb not null,
  activated     timestamptz not null,
  primary key (company_id, app_id)
);
select distribute('app_activation');
alter table app_activation add constraint app_activation_company foreign key (company_id) references company (company_id);
alter table app_activation enable row level security;
alter table app_activation force row level security;
create policy app_activation_own on app_activation using (company_id = entered_company());
grant select, insert, update, delete on app_activation to kontor_app;

-- What a company keeps for an app (APP-01, APP-02); it outlives the activation.
create table app_setting (
  company_id uuid not null,
  app_id     text not null,
  property   text not null,
  value      text not null,
  modified   timestamptz not null,
  primary key (company_id, app_id, property)
);
select distribute('app_setting');
alter table app_setting add constraint app_setting_company foreign key (company_id) references company (company_id);
alter table app_setting enable row level security;
alter table app_setting force row level security;
create policy app_setting_own on app_setting using (company_id = entered_company());
grant select, insert, update, delete on app_setting to kontor_app;

-- The activation under which an app's token was given out; null for our own apps, which are always active.
alter table session add column activation_id uuid;
