-- Drafts are few and listed in any order: whatever a list sorts by or asks of them stands in their index, so that none is
-- read but those of the page.
drop index document_drafts;
create index document_drafts on document (company_id, modified desc, id)
  include (type, issue_date, due_date, amount_minor, created, business_id, sender_name, confined, author_id)
  where draft and deleted is null and not archived;
