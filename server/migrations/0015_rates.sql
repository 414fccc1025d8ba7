-- Rates of exchange as the European Central Bank publishes them each working day: how much of a currency one euro is.
-- No company's rows.
create table reference_rate (
  day      date not null,
  currency text not null,
  rate     text not null,
  primary key (day, currency)
);
select reference('reference_rate');
create index reference_rate_of on reference_rate (currency, day desc);
grant select, insert, update on reference_rate to kontor_app;

-- Rates that a company sets for itself, each from a day on.
create table company_rate (
  company_id    uuid not null,
  from_currency text not null,
  to_currency   text not null,
  valid_from    date not null,
  rate          text not null,
  source        text,
  modified      timestamptz not null,
  primary key (company_id, from_currency, to_currency, valid_from)
);
select distribute('company_rate');
alter table company_rate add constraint company_rate_company foreign key (company_id) references company (company_id);
alter table company_rate enable row level security;
alter table company_rate force row level security;
create policy company_rate_own on company_rate using (company_id = entered_company());
grant select, insert, update on company_rate to kontor_app;
