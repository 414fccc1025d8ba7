-- When a person is away next, and who stands in for them.
alter table user_account add column away_from date;
alter table user_account add column away_until date;
alter table user_account add column substitute_id uuid;
