-- What a company recommended in the last day, however many processes serve it and whatever became of it.
create table recommendation_sent (
  company_id uuid not null,
  id         uuid not null,
  sent       timestamptz not null,
  primary key (company_id, id)
);
select distribute('recommendation_sent');
alter table recommendation_sent add constraint recommendation_sent_company foreign key (company_id) references company (company_id);
alter table recommendation_sent enable row level security;
alter table recommendation_sent force row level security;
create policy recommendation_sent_own on recommendation_sent using (company_id = entered_company());
grant select, insert, delete on recommendation_sent to kontor_app;
