-- What a document that arrives is compared with is found without reading past others: a sender may send a thousand a day,
-- and a content may be that of many.
drop index document_by_content;
create index document_by_content on document (company_id, content_hash, sender_id) where deleted is null;
drop index document_from_sender;
create index document_from_sender on document (company_id, sender_id, issue_date, amount_minor)
  where delivery = 'RECEIVED' and deleted is null;

-- A change is written from the row of a document in one statement with it, and that row is held to its company. Every act
-- would lock the company's row once more for each.
alter table document_change drop constraint document_change_company;
