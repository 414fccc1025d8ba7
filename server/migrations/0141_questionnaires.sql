-- Questions that questionnaires share. One is never changed.
create table question (
  company_id  uuid not null,
  id          uuid not null,
  text        jsonb not null,
  answer_type text not null,
  required    boolean not null,
  choices     jsonb,
  created     timestamptz not null,
  primary key (company_id, id)
);
select distribute('question');
alter table question add constraint question_company foreign key (company_id) references company (company_id);
alter table question enable row level security;
alter table question force row level security;
create policy question_own on question using (company_id = entered_company());
grant select, insert, update, delete on question to kontor_app;

-- A row a version; a template is what a questionnaire begins with, and is never sent. Blocks hold their questions as they were.
create table questionnaire (
  company_id uuid not null,
  id         uuid not null,
  version    integer not null,
  kind       text not null,
  name       text not null,
  state      text not null,
  blocks     jsonb not null,
  created    timestamptz not null,
  modified   timestamptz not null,
  primary key (company_id, id, version)
);
select distribute('questionnaire');
alter table questionnaire add constraint questionnaire_company foreign key (company_id) references company (company_id);
alter table questionnaire enable row level security;
alter table questionnaire force row level security;
create policy questionnaire_own on questionnaire using (company_id = entered_company());
grant select, insert, update, delete on questionnaire to kontor_app;

-- One company that is asked: a row in each of the two, under one id. What is answered is the answerer's until it is submitted.
create table questionnaire_request (
  company_id       uuid not null,
  id               uuid not null,
  direction        text not null,
  partner_id       uuid not null,
  partner_name     text not null,
  connection_id    uuid not null,
  questionnaire_id uuid not null,
  version          integer not null,
  name             text not null,
  blocks           jsonb not null,
  state            text not null,
  reason           text,
  answers          jsonb not null,
  rejected_answers jsonb,
  due              date,
  reviewer         uuid,
  reviewer_type    text,
  sender_id        uuid,
  task_id          uuid,
  sent             timestamptz not null,
  submitted        timestamptz,
  reminded         timestamptz,
  modified         timestamptz not null,
  primary key (company_id, id)
);
select distribute('questionnaire_request');
create index questionnaire_request_listed on questionnaire_request (company_id, direction, state, due, sent);
create index questionnaire_request_asked on questionnaire_request (company_id, questionnaire_id, partner_id);
alter table questionnaire_request add constraint questionnaire_request_company foreign key (company_id) references company (company_id);
alter table questionnaire_request enable row level security;
alter table questionnaire_request force row level security;
create policy questionnaire_request_own on questionnaire_request using (company_id = entered_company());
grant select, insert, update, delete on questionnaire_request to kontor_app;

create table questionnaire_file (
  company_id   uuid not null,
  request_id   uuid not null,
  id           uuid not null,
  question_id  uuid not null,
  nth          integer not null,
  name         text not null,
  content_type text not null,
  content_hash text not null,
  size         integer not null,
  created      timestamptz not null,
  primary key (company_id, request_id, id)
);
select distribute('questionnaire_file');
create index questionnaire_file_content on questionnaire_file (company_id, content_hash);
alter table questionnaire_file add constraint questionnaire_file_request foreign key (company_id, request_id) references questionnaire_request (company_id, id);
alter table questionnaire_file add constraint questionnaire_file_content_kept foreign key (company_id, content_hash) references content (company_id, hash);
alter table questionnaire_file enable row level security;
alter table questionnaire_file force row level security;
create policy questionnaire_file_own on questionnaire_file using (company_id = entered_company());
grant select, insert, update, delete on questionnaire_file to kontor_app;

-- What sends a questionnaire by itself: a trigger (of all partners, or of one), or a group of connections.
create table questionnaire_rule (
  company_id           uuid not null,
  id                   uuid not null,
  questionnaire_id     uuid not null,
  kind                 text not null,
  partner_id           uuid,
  ref_questionnaire_id uuid,
  on_existing          boolean not null,
  group_id             uuid,
  reviewer             uuid,
  reviewer_type        text,
  author_id            uuid,
  created              timestamptz not null,
  primary key (company_id, id)
);
select distribute('questionnaire_rule');
alter table questionnaire_rule add constraint questionnaire_rule_company foreign key (company_id) references company (company_id);
alter table questionnaire_rule enable row level security;
alter table questionnaire_rule force row level security;
create policy questionnaire_rule_own on questionnaire_rule using (company_id = entered_company());
grant select, insert, update, delete on questionnaire_rule to kontor_app;

create table task_router (
  company_id    uuid not null,
  task_type     text not null,
  reviewer      uuid not null,
  reviewer_type text not null,
  primary key (company_id, task_type)
);
select distribute('task_router');
alter table task_router add constraint task_router_company foreign key (company_id) references company (company_id);
alter table task_router enable row level security;
alter table task_router force row level security;
create policy task_router_own on task_router using (company_id = entered_company());
grant select, insert, update, delete on task_router to kontor_app;
