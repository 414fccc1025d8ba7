-- For whom a task was meant that went to others, as they were away or a head had set so: they are told of it afterwards.
alter table task add column instead_of uuid[] not null default '{}';
create index task_instead_of on task (company_id, assigned) where instead_of <> '{}';
