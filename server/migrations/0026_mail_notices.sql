-- What people of a company are told by mail, for those who want all of a day in one: it waits here until the day is over.
create table mail_notice (
  company_id uuid not null,
  notice_id  uuid not null,
  user_id    uuid not null,
  author_id  uuid not null,
  subject    text not null,
  html       text not null,
  layout     text not null check (layout in ('plain', 'standard')),
  created    timestamptz not null,
  primary key (company_id, notice_id)
);
select distribute('mail_notice');
create index mail_notice_waiting on mail_notice (company_id, user_id, created, notice_id);
alter table mail_notice add constraint mail_notice_company foreign key (company_id) references company (company_id);
alter table mail_notice enable row level security;
alter table mail_notice force row level security;
create policy mail_notice_own on mail_notice using (company_id = entered_company());
grant select, insert, delete on mail_notice to kontor_app;
