-- What waits for somebody's approval is found by the steps that are open, however many were decided before.
create index approval_step_open on approval_step (company_id, document_id, position) where outcome is null;
