-- Workflows deal with requisitions, too: what a run deals with, and who approved in it already.
alter table workflow_instance add column subject text not null default 'DOCUMENT';
alter table workflow_instance add column approved_by uuid[] not null default '{}';
create index workflow_instance_waiting on workflow_instance (company_id, waits_for) where waits_for is not null;

-- At which step of a workflow a requisition waits, in the words of the workflow, and what was decided at the last; null where it
-- follows none.
alter table requisition add column workflow text;
alter table requisition add column decision text;
