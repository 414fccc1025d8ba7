-- An order or a quote of which nothing more is expected: all of it is billed, or somebody closed it.
alter table document add column closed boolean not null default false;
