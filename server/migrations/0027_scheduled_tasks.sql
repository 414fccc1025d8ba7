-- What is to be done with a document later, under ids that callers choose. A row goes when it was done, or taken back.
create table scheduled_task (
  company_id    uuid not null,
  id            uuid not null,
  task          text not null check (task in ('document.send', 'document.archive', 'document.unarchive')),
  document_id   uuid not null,
  connection_id uuid,
  -- Of the sending, so that it has the effect of one.
  dispatch_id   uuid not null,
  run_at        timestamptz not null,
  author_id     uuid not null,
  created       timestamptz not null,
  primary key (company_id, id)
);
select distribute('scheduled_task');
create index scheduled_task_next on scheduled_task (company_id, run_at, id);
alter table scheduled_task add constraint scheduled_task_company foreign key (company_id) references company (company_id);
alter table scheduled_task enable row level security;
alter table scheduled_task force row level security;
create policy scheduled_task_own on scheduled_task using (company_id = entered_company());
grant select, insert, update, delete on scheduled_task to kontor_app;
