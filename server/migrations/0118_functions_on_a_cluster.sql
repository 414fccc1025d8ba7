-- A function in SQL that takes parameters cannot be planned where its tables lie in shards; in PL/pgSQL it runs on plain
-- PostgreSQL and on Citus. Each does what it did; a name that could be a column's is the column's, as in SQL.

create or replace function pending_companies(most integer) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select waiting.company_id from (
    select o.company_id, min(o.created) as since from outbox o group by o.company_id
    union all
    select l.company_id, min(l.at) from log_entry l where l.position is null group by l.company_id
  ) waiting group by waiting.company_id order by min(waiting.since) limit most;
end $$;

create or replace function companies_to_fold(most integer) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select distinct company_id from document_change limit most;
end $$;

create or replace function companies_with_deadlines(most integer) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select distinct company_id from work where ended is null and next_act <= now() limit most;
end $$;

create or replace function companies_with_waits_over(most integer) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select distinct company_id from workflow_instance where wakes <= now() limit most;
end $$;

create or replace function login_of(name text) returns table (company_id uuid, user_id uuid)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select l.company_id, l.user_id from login l where l.username = lower(name);
end $$;

create or replace function login_erase(company uuid, person uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from login where company_id = company and user_id = person and company = entered_company();
end $$;

create or replace function sso_company_of(name text) returns uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select company_id from sso_domain where domain = lower(name));
end $$;

create or replace function reaches_document(company uuid, document uuid, person uuid, administrator uuid) returns boolean
language plpgsql stable as $$
begin
  return exists (select from membership where company_id = company and user_id = person and role_id = administrator)
    or exists (
      select from document_access
      where company_id = company and document_id = document and (
        identity_id = person or identity_id in (
          select team.id from team join team_member on team_member.company_id = team.company_id and team_member.team_id = team.id
          where team.company_id = company and team.state = 'ACTIVE' and team_member.user_id = person)));
end $$;

create or replace function document_open_to(company uuid, subject uuid, person uuid, administrator uuid) returns boolean
language plpgsql stable as $$
begin
  return exists (
    select from document
    where company_id = company and id = subject and deleted is null
      and (person is null or not confined or author_id = person or reaches_document(company, id, person, administrator)));
end $$;

-- Words are saved by the role itself, in the statement that saves what they are of: in one transaction, Citus lets one role
-- alone work in a shard. They are found through a function of the owner as before, for it alone has their index.
create policy document_words_own on document_words to kontor_app
  using (company_id = entered_company()) with check (company_id = entered_company());
grant select, insert, update on document_words to kontor_app;

create policy catalogue_words_own on catalogue_words to kontor_app
  using (company_id = entered_company()) with check (company_id = entered_company());
grant select, insert, update, delete on catalogue_words to kontor_app;
