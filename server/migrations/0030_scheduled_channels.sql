-- A sending that was put off keeps the way that was chosen for it; and what waits is asked for by its document.
alter table scheduled_task add column channel text check (channel in ('KONTOR', 'EMAIL', 'PEPPOL_LOOPBACK'));
create index scheduled_task_document on scheduled_task (company_id, document_id, run_at);
