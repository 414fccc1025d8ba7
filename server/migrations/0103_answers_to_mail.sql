-- What became of the answer to an e-mail, or why there is none; absent where there is nothing to tell.
alter table received_mail add column answer text check (answer in
  ('QUEUED', 'SENT', 'FAILED', 'NO_ADDRESS', 'AUTOMATIC', 'LIST', 'OWN', 'UNPROVEN', 'INFECTED', 'RECENT'));

-- What an answer needs to know of the e-mail that brought a paper, absent where nobody is to be told; and why and until
-- when a paper is on hold, or why it was rejected.
alter table scan_upload
  add column answer_to jsonb,
  add column reason text,
  add column hold_until date;

-- What people decided of a paper.
create table scan_step (
  company_id uuid not null,
  id         uuid not null,
  upload_id  uuid not null,
  step       text not null check (step in ('HELD', 'REJECTED', 'REOPENED')),
  at         timestamptz not null,
  author_id  uuid,
  reason     text,
  until      date,
  -- What became of the e-mail to the sender.
  answer     text check (answer in ('QUEUED', 'SENT', 'FAILED')),
  primary key (company_id, id)
);
select distribute('scan_step');
create index scan_step_of on scan_step (company_id, upload_id, at, id);
alter table scan_step add constraint scan_step_upload foreign key (company_id, upload_id)
  references scan_upload (company_id, id) on delete cascade;
alter table scan_step enable row level security;
alter table scan_step force row level security;
create policy scan_step_own on scan_step using (company_id = entered_company());
grant select, insert, update, delete on scan_step to kontor_app;
