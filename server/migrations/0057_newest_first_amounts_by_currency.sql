-- Of the documents of one day the newest stand first: whoever sees one arrive finds it on top of the list.
drop index document_by_date;
create index document_by_date on document (company_id, issue_date desc nulls last, created desc, id desc) where deleted is null and not archived and type <> 'status';
drop index document_by_state;
create index document_by_state on document (company_id, state, issue_date desc nulls last, created desc, id desc) where deleted is null and not archived and type <> 'status';
drop index document_by_connection;
create index document_by_connection on document (company_id, connection_id, issue_date desc nulls last, created desc, id desc) where deleted is null and not archived and type <> 'status';
drop index document_by_kind;
create index document_by_kind on document (company_id, currency, type, state, issue_date desc nulls last, created desc, id desc) where deleted is null and not archived and type <> 'status';
drop index document_archived;
create index document_archived on document (company_id, issue_date desc nulls last, created desc, id desc) where archived and deleted is null;

-- Amounts of different currencies do not compare: in the order of the amount those of one currency stand together.
drop index document_by_amount;
create index document_by_amount on document (company_id, currency desc nulls last, amount_minor desc nulls last, id desc)
  include (type, state, draft, confined, author_id) where deleted is null and not archived and type <> 'status';

-- A list of drafts is gathered from their index alone, whatever it is sorted by.
drop index document_drafts;
create index document_drafts on document (company_id, modified desc, id)
  include (type, issue_date, due_date, currency, amount_minor, created, business_id, sender_name, confined, author_id)
  where draft and deleted is null and not archived;
