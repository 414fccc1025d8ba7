-- Who decides a requisition asks colleagues before, too: document_id is the requisition then, and step_id the task that waits.
alter table advice add column subject text not null default 'DOCUMENT';
alter table advice add constraint advice_subject check (subject in ('DOCUMENT', 'REQUISITION'));
