-- How often a program taught a model of the company an outcome with what bears a sign, as hashes.
create table suggestion_evidence (
  company_id uuid not null,
  model      text not null,
  sign       text not null,
  outcome    text not null,
  times      integer not null,
  primary key (company_id, model, sign, outcome)
);
select distribute('suggestion_evidence');
alter table suggestion_evidence add constraint suggestion_evidence_company foreign key (company_id) references company (company_id);
alter table suggestion_evidence enable row level security;
alter table suggestion_evidence force row level security;
create policy suggestion_evidence_own on suggestion_evidence using (company_id = entered_company());
grant select, insert, update, delete on suggestion_evidence to kontor_app;
