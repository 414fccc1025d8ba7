-- The companies whose people decide from their mail, without signing in.
create table mail_decision_rule (
  company_id uuid not null,
  since      timestamptz not null,
  -- Who allowed it.
  user_id    uuid not null,
  primary key (company_id)
);
select distribute('mail_decision_rule');
alter table mail_decision_rule add constraint mail_decision_rule_company foreign key (company_id) references company (company_id);
alter table mail_decision_rule enable row level security;
alter table mail_decision_rule force row level security;
create policy mail_decision_rule_own on mail_decision_rule using (company_id = entered_company());
grant select, insert, update, delete on mail_decision_rule to kontor_app;

-- The links that were mailed: each decides one thing for one person, once.
create table mail_decision (
  company_id uuid not null,
  id         uuid not null,
  user_id    uuid not null,
  kind       text not null check (kind in ('DOCUMENT', 'REQUISITION')),
  -- The document, or the requisition.
  subject_id uuid not null,
  -- The step of its approval, or the task by which it waits.
  step_id    uuid not null,
  -- Of the secret in the link, which is kept nowhere.
  token_hash text not null,
  created    timestamptz not null,
  expires    timestamptz not null,
  used       timestamptz,
  primary key (company_id, id)
);
select distribute('mail_decision');
create unique index mail_decision_token on mail_decision (company_id, token_hash);
create index mail_decision_step on mail_decision (company_id, step_id, user_id);
create index mail_decision_expires on mail_decision (company_id, expires);
alter table mail_decision add constraint mail_decision_company foreign key (company_id) references company (company_id);
alter table mail_decision enable row level security;
alter table mail_decision force row level security;
create policy mail_decision_own on mail_decision using (company_id = entered_company());
grant select, insert, update, delete on mail_decision to kontor_app;
