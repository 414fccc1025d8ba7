-- What of a bill was paid, or came in for it, as a statement tells or somebody says: each part once.
create table payment_part (
  company_id  uuid not null,
  id          uuid not null,
  document_id uuid not null,
  day         date not null,
  amount      text not null,
  -- What is not owed any more because it was paid early.
  discount    text,
  -- The movement on a bank's statement that it is, by which the same is known again.
  movement    text,
  author_id   uuid,
  created     timestamptz not null,
  primary key (company_id, id)
);
select distribute('payment_part');
create index payment_part_of_document on payment_part (company_id, document_id);
create unique index payment_part_movement on payment_part (company_id, movement, document_id) where movement is not null;

alter table payment_part add constraint payment_part_company foreign key (company_id) references company (company_id);
alter table payment_part enable row level security;
alter table payment_part force row level security;
create policy payment_part_own on payment_part using (company_id = entered_company());
grant select, insert, update, delete on payment_part to kontor_app;

alter table payment
  -- What a payment leaves out because it is early.
  add column discount text,
  -- The transfer that settles it together with others of the same payee; its own id where it is the only one.
  add column transfer_id uuid,
  -- A credit note, which takes its amount away.
  add column is_credit boolean not null default false;
create index payment_of_transfer on payment (company_id, transfer_id);

alter table document
  add column paid text,
  add column answer_paid text,
  add column discounts text not null default '';
