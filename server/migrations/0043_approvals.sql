-- The approval of documents: its steps in their order, and on the entry how it stands, so that lists ask nothing more.
alter table document add column approval text check (approval in ('OPEN', 'APPROVED', 'REFUSED'));

create table approval_step (
  company_id  uuid not null,
  document_id uuid not null,
  position    integer not null,
  id          uuid not null,
  invited     uuid[] not null,
  asked_by    uuid not null,
  asked       timestamptz not null,
  because     text,
  outcome     text check (outcome in ('ACCEPT', 'REJECT')),
  reason      text,
  decided_by  uuid,
  -- The colleague who is away and in whose place it was decided.
  decided_for uuid,
  decided     timestamptz,
  primary key (company_id, document_id, position)
);
select distribute('approval_step');
alter table approval_step add constraint approval_step_company foreign key (company_id) references company (company_id);
alter table approval_step enable row level security;
alter table approval_step force row level security;
create policy approval_step_own on approval_step using (company_id = entered_company());
grant select, insert, update, delete on approval_step to kontor_app;
