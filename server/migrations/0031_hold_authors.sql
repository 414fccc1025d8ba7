-- Who holds; of what was held before, the log alone says so.
alter table legal_hold add column author_id uuid;
