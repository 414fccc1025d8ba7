-- When a person works for a company, where they said so: weekdays from 1 (Monday), minutes of the day by their own clock.
create table working_hours (
  company_id uuid not null,
  user_id    uuid not null,
  days       smallint[] not null,
  starts     smallint not null,
  ends       smallint not null,
  primary key (company_id, user_id)
);
select distribute('working_hours');
alter table working_hours add constraint working_hours_company foreign key (company_id) references company (company_id);
alter table working_hours enable row level security;
alter table working_hours force row level security;
create policy working_hours_own on working_hours using (company_id = entered_company());
grant select, insert, update, delete on working_hours to kontor_app;
