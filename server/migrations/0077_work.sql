-- What waits for people, whatever its kind: a step of an approval, an assignment, a task. A piece keeps its row once it has ended.
create table work (
  company_id      uuid not null,
  -- That of the step, the assignment or the task.
  id              uuid not null,
  kind            text not null check (kind in ('APPROVAL', 'ASSIGNMENT', 'TASK')),
  type            text not null,
  subject_type    text,
  subject_id      text,
  document_id     uuid,
  given_by        uuid,
  why             text,
  -- Who was asked; of an approval, whoever stands in for one of them may do it, too.
  holders         uuid[] not null,
  -- Who must not do it, in whosever place: four eyes.
  barred          uuid[] not null,
  opened          timestamptz not null,
  due             date,
  number          text,
  partner         text,
  amount_minor    bigint,
  currency        text,
  ended           timestamptz,
  outcome         text,
  -- A decision that leaves in some seconds, until which it can be undone.
  decision_id     uuid,
  decision        text check (decision in ('APPROVE', 'REJECT', 'COMPLETE')),
  decision_reason text,
  decided_by      uuid,
  primary key (company_id, id)
);
select distribute('work');
create index work_of_document on work (company_id, document_id) where ended is null;
create index work_open on work (company_id, kind, opened, id) where ended is null;
create index work_decided on work (company_id, decision_id) where decision_id is not null;
alter table work add constraint work_company foreign key (company_id) references company (company_id);
alter table work enable row level security;
alter table work force row level security;
create policy work_own on work using (company_id = entered_company());
grant select, insert, update on work to kontor_app;

-- With whom it waits, in the order in which they see it: what is due first, then what waits longest.
create table work_holder (
  company_id uuid not null,
  user_id    uuid not null,
  work_id    uuid not null,
  kind       text not null,
  due        date not null,
  opened     timestamptz not null,
  primary key (company_id, user_id, work_id)
);
select distribute('work_holder');
create index work_holder_order on work_holder (company_id, user_id, due, opened, work_id);
create index work_holder_of_work on work_holder (company_id, work_id);
alter table work_holder add constraint work_holder_of foreign key (company_id, work_id) references work (company_id, id);
alter table work_holder enable row level security;
alter table work_holder force row level security;
create policy work_holder_own on work_holder using (company_id = entered_company());
grant select, insert, delete on work_holder to kontor_app;

-- A task that an app deals with.
create table task (
  company_id   uuid not null,
  id           uuid not null,
  handler      text not null,
  group_id     uuid,
  subject_id   text,
  document_id  uuid,
  context      jsonb not null,
  state        text not null check (state in ('ASSIGNED', 'COMPLETED', 'DELETED')),
  assigner     uuid not null,
  -- Of those to whom it was given, who does it.
  assignee     uuid,
  assignees    uuid[] not null,
  created      timestamptz not null,
  assigned     timestamptz not null,
  completed_by uuid,
  completed    timestamptz,
  outcome      text,
  primary key (company_id, id)
);
select distribute('task');
create index task_newest on task (company_id, created desc, id);
create index task_of_group on task (company_id, group_id, state) where group_id is not null;
alter table task add constraint task_company foreign key (company_id) references company (company_id);
alter table task enable row level security;
alter table task force row level security;
create policy task_own on task using (company_id = entered_company());
grant select, insert, update on task to kontor_app;

-- What waits already.
insert into work (company_id, id, kind, type, subject_type, subject_id, document_id, given_by, why, holders, barred, opened, due, number, partner, amount_minor, currency)
select a.company_id, a.id, 'ASSIGNMENT', a.type, a.subject_type, a.subject_id::text, d.id, a.created_by, a.comment,
  array(select user_id from assignment_assignee g where g.company_id = a.company_id and g.assignment_id = a.id), '{}', a.created,
  d.due_date, d.business_id, case d.side when 'purchases' then d.sender_name else d.receiver_name end, d.amount_minor, d.currency
from assignment a
left join document d on d.company_id = a.company_id and d.id = a.subject_id and a.subject_type = 'DOCUMENT'
where a.status <> 'CLOSED'
on conflict do nothing;

insert into work (company_id, id, kind, type, subject_type, subject_id, document_id, given_by, why, holders, barred, opened, due, number, partner, amount_minor, currency)
select s.company_id, s.id, 'APPROVAL', 'APPROVAL', 'DOCUMENT', s.document_id::text, s.document_id, s.asked_by, s.because, s.invited,
  array(
    select o.asked_by from approval_step o where o.company_id = s.company_id and o.document_id = s.document_id
      and o.position <= s.position and o.position > round.since
    union select o.decided_by from approval_step o where o.company_id = s.company_id and o.document_id = s.document_id
      and o.position < s.position and o.position > round.since and o.decided_by is not null
    union select unnest(o.invited) from approval_step o where o.company_id = s.company_id and o.document_id = s.document_id
      and o.position > s.position and o.outcome is null
    union select d.author_id where d.author_id is not null),
  s.asked, d.due_date, d.business_id, d.sender_name, d.amount_minor, d.currency
from approval_step s
join document d on d.company_id = s.company_id and d.id = s.document_id and d.approval = 'OPEN' and d.response in ('PENDING', 'DISPUTED')
cross join lateral (
  select coalesce(max(r.position), 0) as since from approval_step r
  where r.company_id = s.company_id and r.document_id = s.document_id and r.outcome = 'REJECT') round
where s.outcome is null and not exists (
  select from approval_step b where b.company_id = s.company_id and b.document_id = s.document_id and b.outcome is null and b.position < s.position)
on conflict do nothing;

insert into work_holder (company_id, user_id, work_id, kind, due, opened)
select distinct company_id, unnest(holders), id, kind, coalesce(due, 'infinity'), opened from work
on conflict do nothing;
