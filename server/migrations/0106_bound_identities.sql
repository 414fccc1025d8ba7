-- Which account at the identity provider of their company a person signs in with, since they did so first.
create table bound_identity (
  company_id uuid not null,
  user_id    uuid not null,
  issuer     text not null,
  -- What the provider never gives to another (OpenID Connect: sub).
  subject    text not null,
  bound      timestamptz not null,
  primary key (company_id, user_id),
  unique (company_id, issuer, subject)
);
select distribute('bound_identity');
alter table bound_identity add constraint bound_identity_user foreign key (company_id, user_id) references user_account (company_id, id);
alter table bound_identity enable row level security;
alter table bound_identity force row level security;
create policy bound_identity_own on bound_identity using (company_id = entered_company());
grant select, insert, update, delete on bound_identity to kontor_app;

-- Whether a sign-in there is two factors: where it says so, always, or never.
alter table identity_provider add column second_factor text not null default 'TRUST' check (second_factor in ('CLAIM', 'TRUST', 'NEVER'));
