-- OAuth 2 and OpenID Connect: programs of others that the operator registered, what people have allowed them, and what
-- was given out for it. Access tokens are rows of session, as those of apps are.

-- Programs of the whole installation. The secret is kept as a hash; a public one has none. Whoever it acts for by itself
-- stands here too; those are no keys, for a program is no company's. No company's rows.
create table oauth_client (
  id            text primary key,
  secret_hash   text,
  redirect_uris jsonb not null,
  permissions   jsonb not null,
  acts_in       uuid,
  acts_as       uuid,
  created       timestamptz not null
);
select reference('oauth_client');
grant select, insert, update, delete on oauth_client to kontor_app;

-- Sign-ins under way: begun before anybody is known, so no company's. Found by the hash of a cookie.
create table oauth_interaction (
  hash    text primary key,
  payload jsonb not null,
  expires timestamptz not null
);
select reference('oauth_interaction');
grant select, insert, update, delete on oauth_interaction to kontor_app;

-- What a person has allowed a program in one company; kept where the person's account lives. Taking it back deletes it.
create table oauth_grant (
  company_id    uuid not null,
  id            uuid not null,
  user_id       uuid not null,
  entered_id    uuid not null,
  client_id     text not null,
  activation_id uuid,
  scopes        jsonb not null,
  refused       jsonb not null,
  allowed       timestamptz not null,
  primary key (company_id, id)
);
select distribute('oauth_grant');
create unique index oauth_grant_consent on oauth_grant (company_id, user_id, entered_id, client_id);
alter table oauth_grant add constraint oauth_grant_user_account foreign key (company_id, user_id) references user_account (company_id, id);
alter table oauth_grant enable row level security;
alter table oauth_grant force row level security;
create policy oauth_grant_own on oauth_grant using (company_id = entered_company());
grant select, insert, update, delete on oauth_grant to kontor_app;

-- Codes and refresh tokens, by their hashes. One that was used stays until it expires, so that its second use is noticed.
create table oauth_token (
  company_id uuid not null,
  hash       text not null,
  kind       text not null check (kind in ('AuthorizationCode', 'RefreshToken')),
  grant_id   uuid not null,
  payload    jsonb not null,
  expires    timestamptz not null,
  consumed   timestamptz,
  primary key (company_id, hash)
);
select distribute('oauth_token');
create index oauth_token_of_grant on oauth_token (company_id, grant_id);
alter table oauth_token add constraint oauth_token_company foreign key (company_id) references company (company_id);
alter table oauth_token enable row level security;
alter table oauth_token force row level security;
create policy oauth_token_own on oauth_token using (company_id = entered_company());
grant select, insert, update, delete on oauth_token to kontor_app;

-- What an access token of a program was given out for; null for the tokens of the shell's apps, which have all of theirs.
alter table session add column scopes jsonb;
