-- How a received bill stands to the orders that it bills.
alter table document add column match text;
create index document_by_match on document (company_id, match, created) where match is not null;

-- In what it differs, for the lists of the workbench, and who accepted that.
create table document_match (
  company_id      uuid not null,
  document_id     uuid not null,
  differences     text[] not null,
  differing_lines integer not null,
  -- In the currency of the bill; null where it cannot be told.
  over_billed     text,
  -- Each difference by line and values: what was accepted holds for these alone.
  found           text[] not null,
  accepted        text[] not null default '{}',
  accepted_by     uuid,
  accepted_at     timestamptz,
  reason          text,
  primary key (company_id, document_id)
);
select distribute('document_match');
alter table document_match add constraint document_match_company foreign key (company_id) references company (company_id);
alter table document_match enable row level security;
alter table document_match force row level security;
create policy document_match_own on document_match using (company_id = entered_company());
grant select, insert, update, delete on document_match to kontor_app;

-- What a company tolerates of which supplier.
create table match_tolerance (
  company_id uuid not null,
  tolerances jsonb not null,
  primary key (company_id)
);
select distribute('match_tolerance');
alter table match_tolerance add constraint match_tolerance_company foreign key (company_id) references company (company_id);
alter table match_tolerance enable row level security;
alter table match_tolerance force row level security;
create policy match_tolerance_own on match_tolerance using (company_id = entered_company());
grant select, insert, update, delete on match_tolerance to kontor_app;

-- A step that a rule of the company decided was asked for by nobody.
alter table approval_step add column rule text;
alter table approval_step alter column asked_by drop not null;
