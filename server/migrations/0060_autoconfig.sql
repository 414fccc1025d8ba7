-- Settings that a head office publishes for itself and its branches: what was published, who takes it in, and what each has
-- taken in.
create table autoconfig_publication (
  company_id uuid not null,
  id         uuid not null,
  key        text not null,
  version    text not null,
  payload    text not null,
  published  timestamptz not null,
  primary key (company_id, id),
  constraint autoconfig_publication_version unique (company_id, key, version)
);
select distribute('autoconfig_publication');

create table autoconfig_subscription (
  company_id       uuid not null,
  key              text not null,
  active           boolean not null,
  include_branches boolean not null,
  since            timestamptz not null,
  primary key (company_id, key)
);
select distribute('autoconfig_subscription');

create table autoconfig_application (
  company_id     uuid not null,
  publication_id uuid not null,
  key            text not null,
  version        text not null,
  published      timestamptz not null,
  applied        timestamptz not null,
  primary key (company_id, publication_id)
);
select distribute('autoconfig_application');
create index autoconfig_application_latest on autoconfig_application (company_id, key, published desc);

alter table autoconfig_publication add constraint autoconfig_publication_company foreign key (company_id) references company (company_id);
alter table autoconfig_subscription add constraint autoconfig_subscription_company foreign key (company_id) references company (company_id);
alter table autoconfig_application add constraint autoconfig_application_company foreign key (company_id) references company (company_id);

alter table autoconfig_publication enable row level security;
alter table autoconfig_publication force row level security;
create policy autoconfig_publication_own on autoconfig_publication using (company_id = entered_company());
grant select, insert on autoconfig_publication to kontor_app;
alter table autoconfig_subscription enable row level security;
alter table autoconfig_subscription force row level security;
create policy autoconfig_subscription_own on autoconfig_subscription using (company_id = entered_company());
grant select, insert, update, delete on autoconfig_subscription to kontor_app;
alter table autoconfig_application enable row level security;
alter table autoconfig_application force row level security;
create policy autoconfig_application_own on autoconfig_application using (company_id = entered_company());
grant select, insert on autoconfig_application to kontor_app;
