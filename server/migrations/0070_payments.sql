-- What a company told its bank to pay: the file as it was given out, and each invoice in it.
create table payment_file (
  company_id     uuid not null,
  id             uuid not null,
  author_id      uuid,
  account        text not null,
  execution_date date not null,
  content        text not null,
  created        timestamptz not null,
  primary key (company_id, id)
);
select distribute('payment_file');

create table payment (
  company_id  uuid not null,
  -- Comes back on the account's statement, without its hyphens.
  id          uuid not null,
  file_id     uuid not null,
  document_id uuid not null,
  number      text not null,
  payee       text not null,
  account     text not null,
  amount      text not null,
  currency    text not null,
  primary key (company_id, id)
);
select distribute('payment');
create index payment_of_file on payment (company_id, file_id);

alter table payment_file add constraint payment_file_company foreign key (company_id) references company (company_id);
alter table payment add constraint payment_file_of foreign key (company_id, file_id)
  references payment_file (company_id, id) on delete cascade;
alter table payment_file enable row level security;
alter table payment_file force row level security;
create policy payment_file_own on payment_file using (company_id = entered_company());
grant select, insert, update, delete on payment_file to kontor_app;
alter table payment enable row level security;
alter table payment force row level security;
create policy payment_own on payment using (company_id = entered_company());
grant select, insert, update, delete on payment to kontor_app;

-- The file by which the payment of a received invoice was ordered.
alter table document add column payment_file_id uuid;
