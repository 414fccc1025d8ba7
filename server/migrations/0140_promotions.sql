-- Offers of a buyer to pay early. Its suppliers read them where they stand.
create table promotion (
  company_id uuid not null,
  id         uuid not null,
  title      text not null,
  words      text,
  currency   text not null,
  percent    text not null,
  days       integer not null,
  pay_within integer not null,
  from_day   date not null,
  until_day  date not null,
  withdrawn  timestamptz,
  created    timestamptz not null,
  primary key (company_id, id)
);
select distribute('promotion');
create index promotion_order on promotion (company_id, created desc, id);
alter table promotion add constraint promotion_company foreign key (company_id) references company (company_id);
alter table promotion enable row level security;
alter table promotion force row level security;
create policy promotion_own on promotion using (company_id = entered_company());
grant select, insert, update, delete on promotion to kontor_app;

-- To whom it goes, and what was answered. The buyer has one of each supplier, and each supplier one of the buyer.
create table promotion_party (
  company_id    uuid not null,
  promotion_id  uuid not null,
  connection_id uuid not null,
  partner_id    uuid not null,
  is_own        boolean not null,
  response      text check (response in ('asUsual', 'instantly', 'later', 'ignore')),
  answered      timestamptz,
  ask_again     date,
  created       timestamptz not null,
  primary key (company_id, promotion_id, connection_id)
);
select distribute('promotion_party');
create index promotion_party_offers on promotion_party (company_id, created desc, promotion_id) where not is_own;
alter table promotion_party add constraint promotion_party_company foreign key (company_id) references company (company_id);
alter table promotion_party enable row level security;
alter table promotion_party force row level security;
create policy promotion_party_own on promotion_party using (company_id = entered_company());
grant select, insert, update, delete on promotion_party to kontor_app;

-- What was agreed for a bill, as both companies keep it: when it is paid, and how much less.
create table promotion_bill (
  company_id    uuid not null,
  document_id   uuid not null,
  promotion_id  uuid not null,
  connection_id uuid not null,
  number        text not null,
  due_day       date not null,
  pay_day       date not null,
  amount        text not null,
  discount      text not null,
  primary key (company_id, document_id)
);
select distribute('promotion_bill');
create index promotion_bill_of on promotion_bill (company_id, promotion_id, connection_id);
alter table promotion_bill add constraint promotion_bill_company foreign key (company_id) references company (company_id);
alter table promotion_bill enable row level security;
alter table promotion_bill force row level security;
create policy promotion_bill_own on promotion_bill using (company_id = entered_company());
grant select, insert, update, delete on promotion_bill to kontor_app;

-- The day on which a bill is to be paid, where that was agreed to be earlier than it falls due, and how much less is owed then.
alter table document add column pay_day date;
alter table document add column pay_discount text;
-- What was paid and came in, the latest first.
create index payment_part_by_day on payment_part (company_id, day desc, id);

-- What is owed, by the day on which it is to be paid.
create index document_owed on document (company_id, (coalesce(pay_day, due_date)), id)
  where payment in ('NONE', 'OVERDUE') and type = 'invoice' and delivery in ('SENT', 'RECEIVED')
    and response in ('PENDING', 'ACCEPTED', 'DISPUTED') and replacement = 'ORIGINAL'
    and due_date is not null and deleted is null and not draft;
