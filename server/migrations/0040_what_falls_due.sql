-- What can become overdue is asked for each hour, and nothing else stands in its index: with the credit notes and the
-- rejected invoices of all years, a company of a million documents read 75,000 of them each time.
drop index document_overdue;
create index document_overdue on document (company_id, due_date, id)
  where payment = 'NONE' and type = 'invoice' and delivery in ('SENT', 'RECEIVED')
    and response in ('PENDING', 'ACCEPTED', 'DISPUTED') and due_date is not null and deleted is null and not draft;
