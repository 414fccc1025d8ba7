-- What a requisition came to when it was approved: quotes are taken within it. Absent while it is not, and for those approved before.
alter table requisition add column approved_total text;
