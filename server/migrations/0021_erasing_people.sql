-- The name with which a person signed in is nobody's again.
create function login_erase(company uuid, person uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from login where company_id = company and user_id = person and company = entered_company()
$$;
revoke all on function login_erase(uuid, uuid) from public;
grant execute on function login_erase(uuid, uuid) to kontor_app;
