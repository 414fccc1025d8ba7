-- A program of the receiver has fetched it.
alter table document add column collected boolean not null default false;
