-- The companies that the log has anything of: whoever proves it must not go by a list from which one can be taken.
create function logged_companies() returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    select distinct company_id from log_entry
    union
    select distinct company_id from log_checkpoint;
end $$;
revoke all on function logged_companies() from public;
grant execute on function logged_companies() to kontor_app;
