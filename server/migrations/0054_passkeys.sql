-- Passkeys of a person: public keys, of which their devices keep the other half (WebAuthn).
create table passkey (
  company_id    uuid not null,
  id            uuid not null,
  user_id       uuid not null,
  credential_id text not null,
  -- COSE, in base64url.
  public_key    text not null,
  -- How often it signed, where the device counts; one that goes back was copied.
  counter       bigint not null,
  transports    text not null,
  name          text not null,
  created       timestamptz not null,
  last_used     timestamptz,
  primary key (company_id, id)
);
select distribute('passkey');
create unique index passkey_credential on passkey (company_id, credential_id);
create index passkey_of_user on passkey (company_id, user_id);
alter table passkey add constraint passkey_user foreign key (company_id, user_id) references user_account (company_id, id);
alter table passkey enable row level security;
alter table passkey force row level security;
create policy passkey_own on passkey using (company_id = entered_company());
grant select, insert, update, delete on passkey to kontor_app;
