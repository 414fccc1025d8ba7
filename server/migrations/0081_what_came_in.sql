-- What the payer of an invoice is to name (BT-83), in letters and figures alone.
alter table document add column payment_reference text not null default '';

-- Issued invoices that nobody has confirmed as paid: what money that came in may be for.
create index document_open_sales on document (company_id, id)
  where side = 'sales' and type = 'invoice' and delivery = 'SENT' and payment <> 'PAID_CONFIRMED' and deleted is null;
