-- What is owed and says no day on which it is due: it counts by the day of its issue and the terms that are agreed.
create index document_owed_undated on document (company_id, issue_date, id)
  where payment in ('NONE', 'OVERDUE') and type = 'invoice' and delivery in ('SENT', 'RECEIVED')
    and response in ('PENDING', 'ACCEPTED', 'DISPUTED') and replacement = 'ORIGINAL'
    and due_date is null and deleted is null and not draft;
