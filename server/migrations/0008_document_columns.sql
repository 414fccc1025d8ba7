-- Two more columns of the list (F-100): who asked for what is traded, and where the buyer's accounting books it.
alter table document add column requester_name text;
alter table document add column accounting_system_id text;
