-- When somebody began to ask for it: partners are told of what is new since they were told last.
alter table partner_field add column created timestamptz not null default now();
alter table partner_field alter column created drop default;

-- Which partners ask a company to fill something in, and when its people were told of it last: rows of the company that is asked.
create table partner_field_asker (
  company_id    uuid not null,
  connection_id uuid not null,
  notified      timestamptz,
  primary key (company_id, connection_id)
);
select distribute('partner_field_asker');
alter table partner_field_asker add constraint partner_field_asker_company foreign key (company_id) references company (company_id);

-- Who is asked already finds it on their first page; the owner reads past the policies that otherwise bind it, too.
alter table connection no force row level security;
alter table partner_field no force row level security;
insert into partner_field_asker (company_id, connection_id, notified)
select partner_id, id, now() from connection
where state = 'ACCEPTED' and type <> 'ExternalConnection' and company_id in (select company_id from partner_field)
on conflict do nothing;
alter table partner_field force row level security;
alter table connection force row level security;

alter table partner_field_asker enable row level security;
alter table partner_field_asker force row level security;
create policy partner_field_asker_own on partner_field_asker using (company_id = entered_company());
grant select, insert, update, delete on partner_field_asker to kontor_app;
