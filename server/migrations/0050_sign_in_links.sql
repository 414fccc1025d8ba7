-- One-time links with which a person chooses a password: by invitation, or because it was lost. Only a hash is kept.
create table sign_in_link (
  company_id uuid not null,
  id         uuid not null,
  user_id    uuid not null,
  purpose    text not null check (purpose in ('invitation', 'reset')),
  token_hash text not null,
  created    timestamptz not null,
  expires    timestamptz not null,
  used       timestamptz,
  primary key (company_id, id)
);
select distribute('sign_in_link');
create unique index sign_in_link_token on sign_in_link (company_id, token_hash);
create index sign_in_link_of_user on sign_in_link (company_id, user_id);
alter table sign_in_link add constraint sign_in_link_user foreign key (company_id, user_id) references user_account (company_id, id);
alter table sign_in_link enable row level security;
alter table sign_in_link force row level security;
create policy sign_in_link_own on sign_in_link using (company_id = entered_company());
grant select, insert, update, delete on sign_in_link to kontor_app;
