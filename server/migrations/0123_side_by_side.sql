-- Branches of a workflow run at the same time: where each stands, and which steps of an approval wait beside each other.
alter table workflow_instance add column fork jsonb;
alter table approval_step add column beside text;

-- What waits for a person is counted in the index of who has what: which few of it do not count, these indexes tell.
alter table work_holder add column document_id uuid;
alter table work_holder no force row level security;
alter table work no force row level security;
update work_holder h set document_id = w.document_id from work w
where w.company_id = h.company_id and w.id = h.work_id and w.document_id is not null;
alter table work_holder force row level security;
alter table work force row level security;
drop index work_holder_order;
create index work_holder_order on work_holder (company_id, user_id, due, opened, work_id) include (kind, document_id);
create index work_apart on work (company_id, id) where ended is null and (decision_id is not null or holders && barred);
create index document_apart on document (company_id, id) where confined or deleted is not null;
