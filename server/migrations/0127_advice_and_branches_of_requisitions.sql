-- Who decides a requisition asks colleagues before, too: document_id is the requisition then, and step_id the task that waits.
alter table advice add column subject text not null default 'DOCUMENT';
alter table advice add constraint advice_subject check (subject in ('DOCUMENT', 'REQUISITION'));

-- The tasks by which a requisition waits in branches of its workflow that run at the same time.
alter table requisition add column beside uuid[] not null default '{}';
create index workflow_instance_forked on workflow_instance (company_id) where fork is not null;
