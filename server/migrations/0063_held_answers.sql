-- An answer that can be undone for some seconds before it leaves: what it says, who gave it and until when it waits.
alter table document add column held_answer jsonb;
