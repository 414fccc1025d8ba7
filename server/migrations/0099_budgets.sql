-- What a cost centre may spend in a period, in the currency of the company.
create table budget (
  company_id  uuid not null,
  id          uuid not null,
  cost_centre text not null,
  name        text,
  -- The coding list that holds the cost centre: bills that are coded with it use the budget.
  list_id     uuid,
  from_day    date not null,
  to_day      date not null check (to_day >= from_day),
  -- A decimal of at least 0.
  amount      text not null,
  currency    text not null,
  state       text not null check (state in ('OPEN', 'CLOSED')),
  modified    timestamptz not null,
  primary key (company_id, id)
);
select distribute('budget');
create index budget_of on budget (company_id, cost_centre, from_day desc);
alter table budget add constraint budget_company foreign key (company_id) references company (company_id);
alter table budget enable row level security;
alter table budget force row level security;
create policy budget_own on budget using (company_id = entered_company());
grant select, insert, update, delete on budget to kontor_app;

-- What uses budgets, by cost centre: kept whether there is a budget or not, so that one that is set later finds it.
create table budget_use (
  company_id  uuid not null,
  -- The requisition, order or bill.
  subject_id  uuid not null,
  cost_centre text not null,
  -- The coding list by which a bill names it; empty where it is named by its code alone.
  list_id     text not null,
  kind        text not null check (kind in ('REQUESTED', 'APPROVED', 'ORDERED', 'BILLED')),
  number      text not null,
  title       text,
  day         date not null,
  -- A decimal in the currency of the company; absent where no rate is known.
  amount      text,
  primary key (company_id, subject_id, cost_centre, list_id)
);
select distribute('budget_use');
create index budget_use_of on budget_use (company_id, cost_centre, day);
alter table budget_use add constraint budget_use_company foreign key (company_id) references company (company_id);
alter table budget_use enable row level security;
alter table budget_use force row level security;
create policy budget_use_own on budget_use using (company_id = entered_company());
grant select, insert, update, delete on budget_use to kontor_app;
