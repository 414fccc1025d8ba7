-- What a company trades in: learned from what it sent, or entered.
create table item (
  company_id       uuid not null,
  id               uuid not null,
  side             text not null check (side in ('SALES', 'PURCHASES')),
  -- By which it is known again: the seller's number, else its name.
  known_by         text not null,
  name             text not null,
  description      text,
  sellers_item_id  text,
  buyers_item_id   text,
  standard_item_id text,
  standard_scheme  text,
  unit             text not null,
  price            text,
  currency         text,
  vat_category     text,
  vat_rate         text,
  hidden           boolean not null,
  -- Somebody wrote it so: what is sent changes its prices alone.
  entered          boolean not null,
  changed          timestamptz not null,
  primary key (company_id, id),
  unique (company_id, side, known_by)
);
select distribute('item');

-- What a partner paid for it last.
create table item_price (
  company_id    uuid not null,
  item_id       uuid not null,
  connection_id uuid not null,
  price         text not null,
  currency      text not null,
  primary key (company_id, item_id, connection_id)
);
select distribute('item_price');

alter table item add constraint item_company foreign key (company_id) references company (company_id);
alter table item_price add constraint item_price_of foreign key (company_id, item_id)
  references item (company_id, id) on delete cascade;
alter table item enable row level security;
alter table item force row level security;
create policy item_own on item using (company_id = entered_company());
grant select, insert, update, delete on item to kontor_app;
alter table item_price enable row level security;
alter table item_price force row level security;
create policy item_price_own on item_price using (company_id = entered_company());
grant select, insert, update, delete on item_price to kontor_app;
