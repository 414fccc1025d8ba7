-- What people of a company were told of, for 90 days: by colleagues through what they did, or by an app.
create table notification (
  company_id  uuid not null,
  id          uuid not null,
  user_id     uuid not null,
  object_type text not null,
  object_id   text,
  text        text not null,
  is_read     boolean not null,
  created     timestamptz not null,
  primary key (company_id, id)
);
select distribute('notification');
create index notification_of on notification (company_id, user_id, created desc, id desc);
alter table notification add constraint notification_company foreign key (company_id) references company (company_id);
alter table notification enable row level security;
alter table notification force row level security;
create policy notification_own on notification using (company_id = entered_company());
grant select, insert, update, delete on notification to kontor_app;
