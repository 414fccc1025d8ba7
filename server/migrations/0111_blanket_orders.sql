-- Of an order, what kind it is (UNCL1001), as it says itself: 221 a blanket order, 226 one that is called off of one.
alter table document add column order_type text;
-- Those that may end by their validity.
create index document_blanket on document (company_id, due_date) where order_type = '221' and not closed;
-- Between which days it can be called off; absent where a requisition becomes plain orders.
alter table requisition add column blanket jsonb;
