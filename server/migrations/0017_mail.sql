-- Partners who are no members, reached by mail; and every mail that leaves a company, with how far it has come.
alter table connection add column email text;

create table mail (
  company_id   uuid not null,
  message_id   text not null,
  recipient    text not null,
  subject      text not null,
  -- The whole of it, as RFC 5322 writes it: trying again sends the same bytes.
  content_hash text not null,
  state        text not null check (state in ('QUEUED', 'SENT', 'FAILED')),
  transport    text check (transport in ('MAILBOX', 'SMTP')),
  attempts     integer not null,
  -- When the attempt that is under way began; set still where a crash left it open.
  begun        timestamptz,
  said         text,
  -- Which task is told how it went, and what it is told with.
  report       jsonb,
  created      timestamptz not null,
  changed      timestamptz not null,
  primary key (company_id, message_id)
);
select distribute('mail');
create index mail_latest on mail (company_id, created desc, message_id);
alter table mail add constraint mail_content foreign key (company_id, content_hash) references content (company_id, hash);
alter table mail enable row level security;
alter table mail force row level security;
create policy mail_own on mail using (company_id = entered_company());
grant select, insert, update on mail to kontor_app;
