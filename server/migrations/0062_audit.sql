-- What administrators read of the log: everything but documents and their conversations, which have histories of their own.
create index log_entry_administration on log_entry (company_id, at, id) where object_type not in ('document', 'card');
