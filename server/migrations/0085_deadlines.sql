-- When people are reminded of what waits, when it goes up, and which team hears of it: by branch and type of work.
create table deadline (
  company_id uuid not null,
  kind       text not null check (kind in ('REMINDER', 'ESCALATION', 'TEAM')),
  type       text not null,
  settings   jsonb not null,
  primary key (company_id, kind, type)
);
select distribute('deadline');
alter table deadline add constraint deadline_company foreign key (company_id) references company (company_id);
alter table deadline enable row level security;
alter table deadline force row level security;
create policy deadline_own on deadline using (company_id = entered_company());
grant select, insert, update, delete on deadline to kontor_app;

-- When something is to be done about a piece next: to begin with, to look what its deadlines are.
alter table work add column next_act timestamptz default '-infinity';
alter table work add column reminded integer not null default 0;
alter table work add column escalated integer not null default 0;
alter table work add column announced boolean not null default false;
-- The instant at which it closes by itself.
alter table work add column expires timestamptz;
create index work_next_act on work (next_act) where ended is null and next_act is not null;

create policy work_pending on work for select to kontor_owner using (true);
-- Companies in which a deadline has come: ids only.
create function companies_with_deadlines(most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct company_id from work where ended is null and next_act <= now() limit most
$$;
revoke all on function companies_with_deadlines(integer) from public;
grant execute on function companies_with_deadlines(integer) to kontor_app;
