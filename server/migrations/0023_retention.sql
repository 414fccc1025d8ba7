-- How long documents are kept: what the law says is a rule of the code, what somebody holds beyond it stands here, and
-- what nobody has to keep any longer loses its bytes and nothing else.
alter table content add column discarded timestamptz;
grant update (bytes, discarded) on content to kontor_app;

-- Until when the law has it kept follows from the law of today; when it was first finished does not.
alter table document drop column retain_until;
alter table document add column finished timestamptz;
alter table document add column discarded timestamptz;
create policy document_owner on document to kontor_owner using (true) with check (true);
update document set finished = coalesce(exchanged, modified) where not draft;
drop policy document_owner on document;

create table legal_hold (
  company_id uuid not null,
  kind       text not null check (kind in ('DOCUMENT', 'PARTNER')),
  -- Of the document, or of the connection to the partner.
  object_id  uuid not null,
  reason     text not null,
  placed     timestamptz not null,
  primary key (company_id, kind, object_id)
);
select distribute('legal_hold');
alter table legal_hold add constraint legal_hold_company foreign key (company_id) references company (company_id);
alter table legal_hold enable row level security;
alter table legal_hold force row level security;
create policy legal_hold_own on legal_hold using (company_id = entered_company());
grant select, insert, delete on legal_hold to kontor_app;

-- Whether a company has what it need not keep any longer thrown away; it has not where there is no row.
create table retention_choice (
  company_id uuid not null,
  discard    boolean not null,
  primary key (company_id)
);
select distribute('retention_choice');
alter table retention_choice add constraint retention_choice_company foreign key (company_id) references company (company_id);
alter table retention_choice enable row level security;
alter table retention_choice force row level security;
create policy retention_choice_own on retention_choice using (company_id = entered_company());
grant select, insert, update on retention_choice to kontor_app;
