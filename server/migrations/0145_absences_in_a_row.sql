-- What a person has planned after the absence that goes on or comes next: from, until and substituteId of each, in order.
alter table user_account add column later_absences jsonb not null default '[]';
