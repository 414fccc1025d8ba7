-- The identity provider of a company, set up by the operator; its secret is sealed with a key of the data folder.
create table identity_provider (
  company_id uuid not null,
  issuer     text not null,
  client_id  text not null,
  secret     text not null,
  domains    jsonb not null,
  -- Whether people with an address of these domains may sign in in no other way.
  required   boolean not null,
  created    timestamptz not null,
  primary key (company_id)
);
select distribute('identity_provider');
alter table identity_provider add constraint identity_provider_company foreign key (company_id) references company (company_id);
alter table identity_provider enable row level security;
alter table identity_provider force row level security;
create policy identity_provider_own on identity_provider using (company_id = entered_company());
grant select, insert, update, delete on identity_provider to kontor_app;

-- Whose provider an address leads to, before anybody is known. The role reaches it through the functions below only.
create table sso_domain (
  domain     text primary key,
  company_id uuid not null
);
select reference('sso_domain');

create function sso_company_of(name text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select company_id from sso_domain where domain = lower(name)
$$;
revoke all on function sso_company_of(text) from public;
grant execute on function sso_company_of(text) to kontor_app;

create function sso_is_offered() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from sso_domain)
$$;
revoke all on function sso_is_offered() from public;
grant execute on function sso_is_offered() to kontor_app;

-- Gives these domains, and no others, to a company; the answer is one that another company has.
create function sso_domains_save(company uuid, names text[]) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from sso_domain where company_id = company;
  insert into sso_domain (domain, company_id) select lower(n), company from unnest(names) n on conflict (domain) do nothing;
  return (select min(d.domain) from sso_domain d where d.domain = any(names) and d.company_id <> company);
end $$;
revoke all on function sso_domains_save(uuid, text[]) from public;
grant execute on function sso_domains_save(uuid, text[]) to kontor_app;
