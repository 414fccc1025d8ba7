-- What was done in somebody's place is found by them, newest first.
create index approval_step_for on approval_step (company_id, decided_for, decided desc) where decided_for is not null;
create index assignment_newest on assignment (company_id, created desc);
