-- Lists of a million: one index an order, with just the rows that lists show. Answers are read with their documents, so
-- that they would only be passed over, on the first page most of all. A jump far into an order that no tally counts
-- passes over entries of the index alone: what most lists look at stands beside the order.
drop index document_by_date;
create index document_by_date on document (company_id, issue_date desc nulls last, id) where deleted is null and not archived and type <> 'status';
drop index document_by_edit;
create index document_by_edit on document (company_id, modified desc, id)
  include (type, state, draft, confined, author_id) where deleted is null and not archived and type <> 'status';
drop index document_by_due;
create index document_by_due on document (company_id, due_date desc nulls last, id desc) where deleted is null and not archived and type <> 'status';
drop index document_by_amount;
create index document_by_amount on document (company_id, amount_minor desc nulls last, id desc)
  include (type, state, draft, confined, author_id) where deleted is null and not archived and type <> 'status';
create index document_by_created on document (company_id, created desc, id)
  include (type, state, draft, confined, author_id) where deleted is null and not archived and type <> 'status';
create index document_by_business_id on document (company_id, business_id desc, id desc)
  include (type, state, draft, confined, author_id) where deleted is null and not archived and type <> 'status';
create index document_by_sender on document (company_id, sender_name desc, id desc)
  include (type, state, draft, confined, author_id) where deleted is null and not archived and type <> 'status';

-- What is narrowed to a part, in the order of the first page; a rare combination is found by any of its columns.
drop index document_by_state;
create index document_by_state on document (company_id, state, issue_date desc nulls last, id) where deleted is null and not archived and type <> 'status';
create index document_by_connection on document (company_id, connection_id, issue_date desc nulls last, id) where deleted is null and not archived and type <> 'status';
create index document_by_kind on document (company_id, currency, type, state, issue_date desc nulls last, id) where deleted is null and not archived and type <> 'status';
create index document_drafts on document (company_id, modified desc, id) where draft and deleted is null and not archived;
create index document_archived on document (company_id, issue_date desc nulls last, id) where archived and deleted is null;

-- A tally is read from its index alone, where the days of a range lie side by side.
drop index document_tally_of;
create unique index document_tally_of on document_tally
  (company_id, cube, issue_date, due_date, connection_id, type, side, currency, state, draft, delivery, response, payment, archived)
  include (number, priced, minor) nulls not distinct;
