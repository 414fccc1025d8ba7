-- What a year adds up to is read from its months, and what is above an amount from the amounts that begin with the same
-- digits: a row of a cube of months stands on the first of its month; amount_minor is the amount but for all behind its
-- first digit (`magnitude`) or first two (`amount`). Changes carry their amounts from here on, so all is counted anew.
alter table document_change add column amount_minor bigint;
alter table document_tally add column amount_minor bigint;
alter table document_tally drop constraint document_tally_cube_check;
alter table document_tally add constraint document_tally_cube_check
  check (cube in ('all', 'issued', 'issued-month', 'due', 'due-month', 'connection', 'magnitude', 'amount'));

drop index document_tally_of;
create unique index document_tally_of on document_tally
  (company_id, cube, issue_date, due_date, connection_id, amount_minor, type, side, currency, state, draft, delivery, response, payment, archived)
  include (number, priced, minor) nulls not distinct;

truncate document_tally, document_change;
alter table document no force row level security;
insert into document_change (company_id, id, type, side, currency, state, draft, delivery, response, payment, archived,
  issue_date, due_date, connection_id, amount_minor, number, priced, minor)
select company_id, id, type, side, currency, state, draft, delivery, response, payment, archived,
  issue_date, due_date, connection_id, amount_minor, 1, (amount_minor is not null)::integer,
  coalesce(case type when 'creditnote' then -amount_minor else amount_minor end, 0)
from document where deleted is null and not confined
on conflict do nothing;
alter table document force row level security;
