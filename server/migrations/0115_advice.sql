-- What somebody who decides about a document asked colleagues before, and what they said. It decides nothing.
create table advice (
  company_id     uuid not null,
  -- That of the piece of work which it is.
  id             uuid not null,
  -- What was asked of several at once has one.
  question_id    uuid not null,
  document_id    uuid not null,
  -- The step of the approval in which it was asked; it may be gone since.
  step_id        uuid not null,
  asked_by       uuid not null,
  -- Whom it was asked of, and who has it now.
  asked_of       uuid not null,
  holders        uuid[] not null,
  question       text not null,
  asked          timestamptz not null,
  state          text not null check (state in ('OPEN', 'ANSWERED', 'WITHDRAWN', 'CLOSED')),
  recommendation text check (recommendation in ('APPROVE', 'DECLINE', 'NONE')),
  answer         text,
  answered_by    uuid,
  ended          timestamptz,
  primary key (company_id, id)
);
select distribute('advice');
create unique index advice_question on advice (company_id, question_id, asked_of);
create index advice_of_document on advice (company_id, document_id, asked);
create index advice_asked_of on advice (company_id, asked_of, asked);
alter table advice add constraint advice_company foreign key (company_id) references company (company_id);
alter table advice enable row level security;
alter table advice force row level security;
create policy advice_own on advice using (company_id = entered_company());
grant select, insert, update on advice to kontor_app;

alter table work drop constraint work_kind_check;
alter table work add constraint work_kind_check check (kind in ('APPROVAL', 'ADVICE', 'ASSIGNMENT', 'TASK'));
