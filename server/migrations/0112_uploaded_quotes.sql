-- The quote that its requester had: its file, and what it says where it is data; absent where there was none.
alter table requisition add column quote jsonb;
