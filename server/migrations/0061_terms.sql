-- The terms of service that the operator publishes, each version in a zone, and the countries of a zone. No company's rows.
create table terms (
  country_zone text not null,
  version      text not null,
  text         text not null,
  published    timestamptz not null,
  primary key (country_zone, version)
);
select reference('terms');
grant select, insert on terms to kontor_app;

create table terms_country (
  country      text not null,
  country_zone text not null,
  primary key (country)
);
select reference('terms_country');
grant select, insert, update, delete on terms_country to kontor_app;

-- Who accepted which terms, when and from where: for themselves, or for the company, which happens once.
create table terms_acceptance (
  company_id      uuid not null,
  user_id         uuid not null,
  for_company     boolean not null,
  country_zone    text not null,
  version         text not null,
  accepted        timestamptz not null,
  address         text,
  stated_address  text,
  primary key (company_id, user_id, for_company, country_zone, version)
);
select distribute('terms_acceptance');
create unique index terms_acceptance_once on terms_acceptance (company_id, country_zone, version) where for_company;
alter table terms_acceptance add constraint terms_acceptance_company foreign key (company_id) references company (company_id);
alter table terms_acceptance enable row level security;
alter table terms_acceptance force row level security;
create policy terms_acceptance_own on terms_acceptance using (company_id = entered_company());
grant select, insert, update on terms_acceptance to kontor_app;
