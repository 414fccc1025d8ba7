-- Where a company keeps the heads of its log besides those who run the database, and which it was told last.
create table log_witness (
  company_id    uuid not null,
  email         text,
  -- In which the mail is written: that of who asked for it.
  language      text,
  told_position bigint not null default 0,
  told_on       date,
  primary key (company_id)
);
select distribute('log_witness');
alter table log_witness add constraint log_witness_company foreign key (company_id) references company (company_id);
alter table log_witness enable row level security;
alter table log_witness force row level security;
create policy log_witness_own on log_witness using (company_id = entered_company());
grant select, insert, update on log_witness to kontor_app;
