-- The names of the items that a document is about: by them it is found.
alter table document add column items text;

-- Filters of the list that a company's people share, under names.
create table shared_filter (
  company_id uuid not null,
  name       text not null,
  query      text not null,
  created    timestamptz not null,
  primary key (company_id, name)
);
select distribute('shared_filter');
alter table shared_filter add constraint shared_filter_company foreign key (company_id) references company (company_id);
alter table shared_filter enable row level security;
alter table shared_filter force row level security;
create policy shared_filter_own on shared_filter using (company_id = entered_company());
grant select, insert, update, delete on shared_filter to kontor_app;
