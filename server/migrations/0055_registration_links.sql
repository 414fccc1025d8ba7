-- One-time links with which a company is created: by the operator, or by the invitation of a partner. There is no company
-- yet whose row it could be, so it stands by the hash of its secret, which alone finds it.
create table registration_link (
  token_hash text primary key,
  inviter_id uuid,
  created    timestamptz not null,
  expires    timestamptz not null,
  used       timestamptz
);
select reference('registration_link');
grant select, insert, update, delete on registration_link to kontor_app;
