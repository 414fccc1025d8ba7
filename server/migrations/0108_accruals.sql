-- How much of a line of an order had come and was not billed, from a day on until before another: a closing date finds what
-- stood then, without a look at any document. Of what is settled there are rows of the past alone.
create table accrual (
  company_id  uuid not null,
  order_id    uuid not null,
  line_id     text not null,
  since       date not null,
  -- 9999-12-31 while it is so still.
  until       date not null check (until > since),
  -- The place of its line in the order.
  place       integer not null,
  description text not null,
  unit        text,
  -- What the order names (BT-133, BT-19); absent where it names none.
  cost_centre text,
  -- What the item is classified as (BT-158); absent where it is not.
  category    text,
  scheme      text,
  -- Decimals, in the unit of the order.
  received    text not null,
  billed      text not null,
  -- Decimals in the currency of the order; absent where the order has no price.
  price       text,
  amount      text,
  currency    text not null,
  primary key (company_id, order_id, line_id, since)
);
select distribute('accrual');
-- A closing date is close to today: what ended before it is most of all, and is not looked at.
create index accrual_on on accrual (company_id, until, since);
alter table accrual add constraint accrual_company foreign key (company_id) references company (company_id);
alter table accrual enable row level security;
alter table accrual force row level security;
create policy accrual_own on accrual using (company_id = entered_company());
grant select, insert, update, delete on accrual to kontor_app;

-- Once for each company: the orders that came before are counted. The owner reads and writes past the policies that
-- otherwise bind it, too.
alter table company no force row level security;
alter table outbox no force row level security;
insert into outbox (company_id, id, task, payload, created)
select company_id, gen_random_uuid(), 'accruals.fill',
  '{"data": {"after": null}, "author": {"actorId": null, "requestId": "migration 0108"}}', now()
from company
on conflict do nothing;
alter table outbox force row level security;
alter table company force row level security;
