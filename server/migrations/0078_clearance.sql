-- What a company reports to a tax authority before its receiver gets it, a row for each time that it was reported.
create table clearance (
  company_id   uuid not null,
  id           uuid not null,
  document_id  uuid not null,
  dispatch_id  uuid not null,
  country      text not null,
  authority    text not null check (authority in ('LOOPBACK')),
  -- Under what the company is registered there.
  identifier   text not null,
  content_hash text not null,
  state        text not null check (state in ('WAITING', 'SUBMITTED', 'CLEARED', 'REJECTED')),
  -- What the authority gave for it, by which it is asked.
  receipt      text,
  asked        integer not null,
  -- The authority's answer: its number and stamp, or its reasons, one a line.
  number       text,
  stamp        text,
  reasons      text,
  created      timestamptz not null,
  submitted    timestamptz,
  answered     timestamptz,
  primary key (company_id, id)
);
select distribute('clearance');
create index clearance_document on clearance (company_id, document_id, created desc);
create index clearance_open on clearance (company_id) where state = 'SUBMITTED';
alter table clearance add constraint clearance_document_reported foreign key (company_id, document_id) references document (company_id, id);
alter table clearance enable row level security;
alter table clearance force row level security;
create policy clearance_own on clearance using (company_id = entered_company());
grant select, insert, update on clearance to kontor_app;

-- Through which authority the company reports; none where it only stands in the register.
alter table clearance_registration add column authority text check (authority in ('LOOPBACK'));

alter table document drop constraint document_clearance_check;
alter table document add constraint document_clearance_check check (clearance in ('NONE', 'IN_CLEARANCE', 'CLEARED', 'REJECTED'));
