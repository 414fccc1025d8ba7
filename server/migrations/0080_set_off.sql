alter table payment
  -- The transfer that settles it together with others of the same payee; its own id where it is the only one.
  add column transfer_id uuid,
  -- A credit note, which takes its amount away.
  add column is_credit boolean not null default false;
create index payment_of_transfer on payment (company_id, transfer_id);
