-- The address to which invoices are mailed to a company: whoever knows its secret may send there, as to any mailbox.
create table mail_intake (
  company_id uuid not null,
  secret     text not null,
  since      timestamptz not null,
  primary key (company_id)
);
select distribute('mail_intake');
alter table mail_intake add constraint mail_intake_company foreign key (company_id) references company (company_id);
alter table mail_intake enable row level security;
alter table mail_intake force row level security;
create policy mail_intake_own on mail_intake using (company_id = entered_company());
grant select, insert, update, delete on mail_intake to kontor_app;

-- What came to it: an e-mail once, by its message id, and what became of its files.
create table received_mail (
  company_id uuid not null,
  id         uuid not null,
  message_id text not null,
  sender     text not null,
  subject    text not null,
  received   timestamptz not null,
  files      jsonb not null,
  primary key (company_id, id)
);
select distribute('received_mail');
create unique index received_mail_once on received_mail (company_id, message_id);
create index received_mail_in_turn on received_mail (company_id, received, id);
alter table received_mail add constraint received_mail_company foreign key (company_id) references company (company_id);
alter table received_mail enable row level security;
alter table received_mail force row level security;
create policy received_mail_own on received_mail using (company_id = entered_company());
grant select, insert, update, delete on received_mail to kontor_app;

-- From whom a paper came by e-mail.
alter table scan_upload add column mail_from text;
