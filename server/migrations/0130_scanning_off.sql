-- Companies that take in no files without data: no paper is added for them, by whichever way it comes.
create table scan_off (
  company_id uuid not null,
  since      timestamptz not null,
  primary key (company_id)
);
select distribute('scan_off');
alter table scan_off add constraint scan_off_company foreign key (company_id) references company (company_id);
alter table scan_off enable row level security;
alter table scan_off force row level security;
create policy scan_off_own on scan_off using (company_id = entered_company());
grant select, insert, delete on scan_off to kontor_app;
