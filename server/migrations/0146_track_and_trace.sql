-- Suppliers that a company lets follow the invoices that it entered itself, each as it was known when that began: what it calls
-- itself later shows it nothing more.
create table tracked_supplier (
  company_id    uuid not null,
  connection_id uuid not null,
  name          text not null,
  vat_ids       text[] not null,
  created       timestamptz not null,
  primary key (company_id, connection_id)
);
select distribute('tracked_supplier');
alter table tracked_supplier add constraint tracked_supplier_company foreign key (company_id) references company (company_id);
alter table tracked_supplier enable row level security;
alter table tracked_supplier force row level security;
create policy tracked_supplier_own on tracked_supplier using (company_id = entered_company());
grant select, insert, update, delete on tracked_supplier to kontor_app;

-- Customers that have told a company once that it may follow: whom to ask, who alone know whether it still may.
create table tracking_customer (
  company_id    uuid not null,
  connection_id uuid not null,
  created       timestamptz not null,
  primary key (company_id, connection_id)
);
select distribute('tracking_customer');
alter table tracking_customer add constraint tracking_customer_company foreign key (company_id) references company (company_id);
alter table tracking_customer enable row level security;
alter table tracking_customer force row level security;
create policy tracking_customer_own on tracking_customer using (company_id = entered_company());
grant select, insert, update, delete on tracking_customer to kontor_app;
