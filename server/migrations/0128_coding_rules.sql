-- Rules that propose codes, in sets; an outcome is what several of them may propose.
create table coding_ruleset (
  company_id uuid not null,
  id         uuid not null,
  name       text not null,
  active     boolean not null,
  created    timestamptz not null,
  primary key (company_id, id)
);
select distribute('coding_ruleset');
alter table coding_ruleset add constraint coding_ruleset_company foreign key (company_id) references company (company_id);
alter table coding_ruleset enable row level security;
alter table coding_ruleset force row level security;
create policy coding_ruleset_own on coding_ruleset using (company_id = entered_company());
grant select, insert, update, delete on coding_ruleset to kontor_app;

create table coding_outcome (
  company_id uuid not null,
  ruleset_id uuid not null,
  id         uuid not null,
  name       text not null,
  codes      jsonb not null,
  created    timestamptz not null,
  primary key (company_id, ruleset_id, id)
);
select distribute('coding_outcome');
alter table coding_outcome add constraint coding_outcome_ruleset foreign key (company_id, ruleset_id) references coding_ruleset (company_id, id);
alter table coding_outcome enable row level security;
alter table coding_outcome force row level security;
create policy coding_outcome_own on coding_outcome using (company_id = entered_company());
grant select, insert, update, delete on coding_outcome to kontor_app;

create table coding_rule (
  company_id uuid not null,
  ruleset_id uuid not null,
  id         uuid not null,
  name       text not null,
  conditions jsonb not null,
  outcome_id uuid not null,
  priority   integer not null,
  active     boolean not null,
  created    timestamptz not null,
  primary key (company_id, ruleset_id, id)
);
select distribute('coding_rule');
alter table coding_rule add constraint coding_rule_outcome foreign key (company_id, ruleset_id, outcome_id) references coding_outcome (company_id, ruleset_id, id);
alter table coding_rule enable row level security;
alter table coding_rule force row level security;
create policy coding_rule_own on coding_rule using (company_id = entered_company());
grant select, insert, update, delete on coding_rule to kontor_app;
