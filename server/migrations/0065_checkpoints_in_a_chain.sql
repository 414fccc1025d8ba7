-- Checkpoints are numbered and chained, so that none can be taken out of the middle; those of before have neither.
alter table log_checkpoint add column number bigint;
alter table log_checkpoint add column previous text;
create unique index log_checkpoint_number on log_checkpoint (company_id, number) where number is not null;

-- The role adds lines without a seal and seals a line once: what is sealed it can read and nothing else.
drop policy log_entry_own on log_entry;
create policy log_entry_read on log_entry for select using (company_id = entered_company());
create policy log_entry_add on log_entry for insert
  with check (company_id = entered_company() and position is null and hash is null);
create policy log_entry_seal on log_entry for update
  using (company_id = entered_company() and position is null)
  with check (company_id = entered_company() and position is not null and hash is not null);
