-- How well the lines of a bill found those of its orders by themselves: rightly, to be led elsewhere by a person, not until
-- one led them, or not at all.
alter table document_match add column lines_linked integer not null default 0;
alter table document_match add column lines_wrong integer not null default 0;
alter table document_match add column lines_missed integer not null default 0;
alter table document_match add column lines_unlinked integer not null default 0;
