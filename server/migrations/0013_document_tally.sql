-- How many documents there are and what they add up to, for every value of the columns that a list is narrowed by, so
-- that a list of a million need not count them. Every act adds what it changes as rows of document_change, which nobody
-- waits for; a job folds them into document_tally, once for each cube of columns. Both together are always exact.
-- Rows that somebody's rights confine are in neither: they are few, and are counted as they stand.

create table document_change (
  company_id    uuid not null,
  id            uuid not null,
  type          text not null,
  side          text not null,
  currency      text,
  state         text not null,
  draft         boolean not null,
  delivery      text not null,
  response      text not null,
  payment       text not null,
  archived      boolean not null,
  issue_date    date,
  due_date      date,
  connection_id uuid,
  number        integer not null,
  priced        integer not null,
  minor         bigint not null,
  primary key (company_id, id)
);
select distribute('document_change');
alter table document_change add constraint document_change_company foreign key (company_id) references company (company_id);
alter table document_change enable row level security;
alter table document_change force row level security;
create policy document_change_own on document_change using (company_id = entered_company());
create policy document_change_owner on document_change to kontor_owner using (true) with check (true);
grant select, insert, delete on document_change to kontor_app;

-- minor is whole minor units as text: what a hostile sender's amounts add up to may exceed a bigint.
-- A cube has one of issue_date, due_date and connection_id, or (`all`) none of them; the others are null.
create table document_tally (
  company_id    uuid not null,
  id            uuid not null,
  cube          text not null check (cube in ('all', 'issued', 'due', 'connection')),
  type          text not null,
  side          text not null,
  currency      text,
  state         text not null,
  draft         boolean not null,
  delivery      text not null,
  response      text not null,
  payment       text not null,
  archived      boolean not null,
  issue_date    date,
  due_date      date,
  connection_id uuid,
  number        bigint not null,
  priced        bigint not null,
  minor         text not null,
  primary key (company_id, id)
);
select distribute('document_tally');
create unique index document_tally_of on document_tally
  (company_id, cube, issue_date, due_date, connection_id, type, side, currency, state, draft, delivery, response, payment, archived)
  nulls not distinct;
alter table document_tally add constraint document_tally_company foreign key (company_id) references company (company_id);
alter table document_tally enable row level security;
alter table document_tally force row level security;
create policy document_tally_own on document_tally using (company_id = entered_company());
grant select, insert, update, delete on document_tally to kontor_app;

create index document_confined on document (company_id) where confined and deleted is null;

-- Companies whose changes wait to be folded: ids only.
create function companies_to_fold(most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct company_id from document_change limit most
$$;
revoke all on function companies_to_fold(integer) from public;
grant execute on function companies_to_fold(integer) to kontor_app;

-- What is there already; the owner reads it past the policies that otherwise bind it, too.
alter table document no force row level security;
insert into document_change (company_id, id, type, side, currency, state, draft, delivery, response, payment, archived,
  issue_date, due_date, connection_id, number, priced, minor)
select company_id, id, type, side, currency, state, draft, delivery, response, payment, archived,
  issue_date, due_date, connection_id, 1, (amount_minor is not null)::integer,
  coalesce(case type when 'creditnote' then -amount_minor else amount_minor end, 0)
from document where deleted is null and not confined
on conflict do nothing;
alter table document force row level security;
