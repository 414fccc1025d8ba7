-- Where a company keeps its codes elsewhere: its lists are filled from there (decision 0174).
create table codes_elsewhere (
  company_id uuid not null,
  url        text not null,
  list_ids   uuid[] not null,
  active     boolean not null,
  -- When all lists were read last, and what kept one from it since.
  read       timestamptz,
  problem    jsonb,
  primary key (company_id)
);
select distribute('codes_elsewhere');
alter table codes_elsewhere add constraint codes_elsewhere_company foreign key (company_id) references company (company_id);
alter table codes_elsewhere enable row level security;
alter table codes_elsewhere force row level security;
create policy codes_elsewhere_own on codes_elsewhere using (company_id = entered_company());
grant select, insert, update, delete on codes_elsewhere to kontor_app;
