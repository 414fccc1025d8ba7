-- Who ended a piece of work: they find what they decided and finished, the latest first.
alter table work add column ended_by uuid;
create index work_ended_by on work (company_id, ended_by, ended desc, id desc) where ended_by is not null;

-- What ended before; the owner reads and writes it past the policies that otherwise bind it, too.
alter table approval_step no force row level security;
alter table task no force row level security;
alter table work no force row level security;
update work set ended_by = step.decided_by from approval_step step
  where step.company_id = work.company_id and step.id = work.id and work.ended is not null and step.decided_by is not null;
update work set ended_by = task.completed_by from task
  where task.company_id = work.company_id and task.id = work.id and work.ended is not null and task.completed_by is not null;
alter table approval_step force row level security;
alter table task force row level security;
alter table work force row level security;
