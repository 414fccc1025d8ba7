-- Somebody reopened the match: nothing follows from it by itself until somebody accepts it again.
alter table document_match add column reopened boolean not null default false;
