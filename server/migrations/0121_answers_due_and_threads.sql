-- Orders that wait to be confirmed, confirmations with changes and requests for quotation are work, too.
alter table work drop constraint work_kind_check;
alter table work add constraint work_kind_check check (kind in ('APPROVAL', 'ADVICE', 'ASSIGNMENT', 'TASK', 'ANSWER'));

-- Once for each company: what waits already becomes work. The owner reads and writes past the policies that otherwise bind it, too.
alter table company no force row level security;
alter table outbox no force row level security;
insert into outbox (company_id, id, task, payload, created)
select company_id, gen_random_uuid(), 'answers_due.fill',
  '{"data": {"after": null}, "author": {"actorId": null, "requestId": "migration 0121"}}', now()
from company
on conflict do nothing;
alter table outbox force row level security;
alter table company force row level security;

-- What is said about a requisition among those who read it.
create table requisition_post (
  company_id     uuid not null,
  id             uuid not null,
  requisition_id uuid not null,
  -- Nobody where they were erased.
  author_id      uuid,
  text           text not null,
  created        timestamptz not null,
  primary key (company_id, id)
);
select distribute('requisition_post');
create index requisition_post_order on requisition_post (company_id, requisition_id, created, id);
alter table requisition_post add constraint requisition_post_company foreign key (company_id) references company (company_id);
alter table requisition_post enable row level security;
alter table requisition_post force row level security;
create policy requisition_post_own on requisition_post using (company_id = entered_company());
grant select, insert, update, delete on requisition_post to kontor_app;
