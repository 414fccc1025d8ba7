-- Who turns a PDF into a document, under which id, and why it waits or was refused.
alter table document_file add column assignee_id uuid;
alter table document_file add column reason text;
alter table document_file add column draft_id uuid;
create index document_file_by_status on document_file (company_id, status, created);
