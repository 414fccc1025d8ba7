-- It left the network by a way that does not tell whether it arrived, as a mail does.
alter table document add column unreported boolean not null default false;
