-- What the codings of a company's bills teach: the codes of each line (or of the whole, under no line), and by what it is known
-- again, as hashes.
create table coding_lesson (
  company_id  uuid not null,
  document_id uuid not null,
  line_id     text not null,
  list_id     uuid not null,
  code        text not null,
  signs       text[] not null,
  primary key (company_id, document_id, line_id, list_id)
);
select distribute('coding_lesson');
alter table coding_lesson add constraint coding_lesson_document foreign key (company_id, document_id) references document (company_id, id);
alter table coding_lesson enable row level security;
alter table coding_lesson force row level security;
create policy coding_lesson_own on coding_lesson using (company_id = entered_company());
grant select, insert, update, delete on coding_lesson to kontor_app;

-- How often each code was given to what bears a sign.
create table coding_evidence (
  company_id uuid not null,
  list_id    uuid not null,
  sign       text not null,
  code       text not null,
  times      integer not null,
  primary key (company_id, sign, list_id, code)
);
select distribute('coding_evidence');
alter table coding_evidence add constraint coding_evidence_company foreign key (company_id) references company (company_id);
alter table coding_evidence enable row level security;
alter table coding_evidence force row level security;
create policy coding_evidence_own on coding_evidence using (company_id = entered_company());
grant select, insert, update, delete on coding_evidence to kontor_app;

-- What became of what was suggested for a bill, once it was coded; and what a program told of it besides.
create table coding_progress (
  company_id  uuid not null,
  document_id uuid not null,
  type        text not null,
  features    jsonb not null,
  state       text not null,
  coded       timestamptz,
  correct     integer not null,
  wrong       integer not null,
  abstained   integer not null,
  primary key (company_id, document_id)
);
select distribute('coding_progress');
create index coding_progress_coded on coding_progress (company_id, coded) where coded is not null;
alter table coding_progress add constraint coding_progress_document foreign key (company_id, document_id) references document (company_id, id);
alter table coding_progress enable row level security;
alter table coding_progress force row level security;
create policy coding_progress_own on coding_progress using (company_id = entered_company());
grant select, insert, update, delete on coding_progress to kontor_app;

-- From which probability a company is shown a suggestion, as decimals; who learns holds the row.
create table coding_threshold (
  company_id   uuid not null,
  threshold    text not null,
  error_cost   text not null,
  abstain_cost text not null,
  correct_cost text not null,
  primary key (company_id)
);
select distribute('coding_threshold');
alter table coding_threshold add constraint coding_threshold_company foreign key (company_id) references company (company_id);
alter table coding_threshold enable row level security;
alter table coding_threshold force row level security;
create policy coding_threshold_own on coding_threshold using (company_id = entered_company());
grant select, insert, update, delete on coding_threshold to kontor_app;

-- Once for each company: what is coded already teaches, too. The owner reads and writes past the policies that otherwise bind it.
alter table company no force row level security;
alter table outbox no force row level security;
insert into outbox (company_id, id, task, payload, created)
select company_id, gen_random_uuid(), 'coding_suggestions.fill',
  '{"data": {"after": null}, "author": {"actorId": null, "requestId": "migration 0124"}}', now()
from company
on conflict do nothing;
alter table outbox force row level security;
alter table company force row level security;
