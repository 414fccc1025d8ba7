-- Whether a reply to the mail decides, too.
alter table mail_decision_rule add column replies boolean not null default false;

-- Of the secret in the address that a reply goes to, which is kept nowhere; null where no reply decides.
alter table mail_decision add column reply_hash text;
create unique index mail_decision_reply on mail_decision (company_id, reply_hash) where reply_hash is not null;

-- The replies that were proven to be of who was asked: each counts once, however often it comes.
create table mail_reply (
  company_id  uuid not null,
  id          uuid not null,
  decision_id uuid not null,
  user_id     uuid not null,
  -- That of the e-mail; of one without, the hash of its bytes.
  message_id  text not null,
  -- The hash of its signature: who sends it again under another message id has not signed that.
  signature   text not null,
  received    timestamptz not null,
  primary key (company_id, id)
);
select distribute('mail_reply');
create unique index mail_reply_message on mail_reply (company_id, message_id);
create unique index mail_reply_signature on mail_reply (company_id, signature);
create index mail_reply_decision on mail_reply (company_id, decision_id);
create index mail_reply_received on mail_reply (company_id, received);
alter table mail_reply add constraint mail_reply_company foreign key (company_id) references company (company_id);
alter table mail_reply enable row level security;
alter table mail_reply force row level security;
create policy mail_reply_own on mail_reply using (company_id = entered_company());
grant select, insert, update, delete on mail_reply to kontor_app;
