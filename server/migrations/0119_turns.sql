-- When a company is looked at next, for what time changes in it: by the hour and by the night. Whoever takes a turn puts it off
-- while they are at it, so that a turn whose process died comes up again.
create table turn (
  company_id uuid not null,
  kind       text not null,
  due        timestamptz not null,
  primary key (company_id, kind)
);
select distribute('turn');
alter table turn add constraint turn_kind check (kind in ('HOURLY', 'DAILY'));
create index turn_due on turn (due);
alter table turn enable row level security;
alter table turn force row level security;
create policy turn_own on turn using (company_id = entered_company());
create policy turn_pending on turn for select to kontor_owner using (true);
grant select, insert, update on turn to kontor_app;

-- The companies whose turn has come, the longest due first: ids only.
create function due_turns(until timestamptz, most integer) returns table (company_id uuid, kind text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select t.company_id, t.kind from turn t where t.due <= until order by t.due limit most;
end $$;
revoke all on function due_turns(timestamptz, integer) from public;
grant execute on function due_turns(timestamptz, integer) to kontor_app;

alter table company no force row level security;
alter table turn no force row level security;
insert into turn (company_id, kind, due) select company_id, 'HOURLY', now() from company on conflict do nothing;
insert into turn (company_id, kind, due) select company_id, 'DAILY', now() from company on conflict do nothing;
alter table turn force row level security;
alter table company force row level security;
