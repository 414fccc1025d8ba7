-- Work that is given to people: what it is about, and what has become of it.
create table assignment (
  company_id   uuid not null,
  id           uuid not null,
  subject_type text not null check (subject_type in ('DOCUMENT', 'USER', 'COMPANY', 'CONNECTION', 'NETWORK_REQUEST')),
  subject_id   uuid not null,
  type         text not null,
  status       text not null check (status in ('OPEN', 'CLOSED', 'WAITING_FOR_ASSIGNEES')),
  comment      text,
  app          text,
  external_id  text,
  tags         text[] not null,
  context      jsonb,
  delegations  jsonb not null,
  created_by   uuid not null,
  modified_by  uuid,
  created      timestamptz not null,
  modified     timestamptz not null,
  primary key (company_id, id)
);
select distribute('assignment');
create index assignment_subject on assignment (company_id, subject_id, created);
create index assignment_status on assignment (company_id, status, created);
alter table assignment add constraint assignment_company foreign key (company_id) references company (company_id);
alter table assignment enable row level security;
alter table assignment force row level security;
create policy assignment_own on assignment using (company_id = entered_company());
grant select, insert, update on assignment to kontor_app;

-- To whom it is given now, or was when it was closed.
create table assignment_assignee (
  company_id    uuid not null,
  assignment_id uuid not null,
  user_id       uuid not null,
  primary key (company_id, assignment_id, user_id)
);
select distribute('assignment_assignee');
create index assignment_assignee_user on assignment_assignee (company_id, user_id, assignment_id);
alter table assignment_assignee add constraint assignment_assignee_assignment foreign key (company_id, assignment_id) references assignment (company_id, id);
alter table assignment_assignee enable row level security;
alter table assignment_assignee force row level security;
create policy assignment_assignee_own on assignment_assignee using (company_id = entered_company());
grant select, insert, delete on assignment_assignee to kontor_app;

-- What happened to it: how it stood after each step.
create table assignment_log (
  company_id    uuid not null,
  assignment_id uuid not null,
  step          integer not null,
  status        text not null,
  comment       text,
  assignee_ids  uuid[] not null,
  modified_by   uuid,
  created       timestamptz not null,
  primary key (company_id, assignment_id, step)
);
select distribute('assignment_log');
alter table assignment_log add constraint assignment_log_assignment foreign key (company_id, assignment_id) references assignment (company_id, id);
alter table assignment_log enable row level security;
alter table assignment_log force row level security;
create policy assignment_log_own on assignment_log using (company_id = entered_company());
grant select, insert on assignment_log to kontor_app;

-- To whom a person's work goes from now on.
create table auto_assignment (
  company_id       uuid not null,
  assignee_id      uuid not null,
  auto_assignee_id uuid not null,
  delegation_type  text not null check (delegation_type in ('NOT_DELEGATING', 'DELEGATING', 'SUBSTITUTING')),
  exclude_user     boolean not null,
  created_by       uuid not null,
  created          timestamptz not null,
  primary key (company_id, assignee_id)
);
select distribute('auto_assignment');
create index auto_assignment_taker on auto_assignment (company_id, auto_assignee_id, assignee_id);
alter table auto_assignment add constraint auto_assignment_company foreign key (company_id) references company (company_id);
alter table auto_assignment enable row level security;
alter table auto_assignment force row level security;
create policy auto_assignment_own on auto_assignment using (company_id = entered_company());
grant select, insert, update, delete on auto_assignment to kontor_app;
