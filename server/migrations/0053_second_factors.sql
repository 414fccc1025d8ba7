-- A person's authenticator app: its secret is sealed with a key of the data folder. It is asked for once it is confirmed.
create table second_factor (
  company_id uuid not null,
  user_id    uuid not null,
  secret     text not null,
  -- The time step of the last code that was taken: each is good once.
  last_step  bigint not null,
  created    timestamptz not null,
  confirmed  timestamptz,
  primary key (company_id, user_id)
);
select distribute('second_factor');
alter table second_factor add constraint second_factor_user foreign key (company_id, user_id) references user_account (company_id, id);
alter table second_factor enable row level security;
alter table second_factor force row level security;
create policy second_factor_own on second_factor using (company_id = entered_company());
grant select, insert, update, delete on second_factor to kontor_app;

-- What takes the place of a code when the app is lost, each once. Only a hash is kept.
create table recovery_code (
  company_id uuid not null,
  user_id    uuid not null,
  code_hash  text not null,
  used       timestamptz,
  primary key (company_id, user_id, code_hash)
);
select distribute('recovery_code');
alter table recovery_code add constraint recovery_code_user foreign key (company_id, user_id) references user_account (company_id, id);
alter table recovery_code enable row level security;
alter table recovery_code force row level security;
create policy recovery_code_own on recovery_code using (company_id = entered_company());
grant select, insert, update, delete on recovery_code to kontor_app;

-- What a company asks of its people when they sign in.
create table sign_in_rule (
  company_id    uuid not null,
  second_factor boolean not null,
  primary key (company_id)
);
select distribute('sign_in_rule');
alter table sign_in_rule add constraint sign_in_rule_company foreign key (company_id) references company (company_id);
alter table sign_in_rule enable row level security;
alter table sign_in_rule force row level security;
create policy sign_in_rule_own on sign_in_rule using (company_id = entered_company());
grant select, insert, update on sign_in_rule to kontor_app;
