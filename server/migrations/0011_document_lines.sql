-- To which line of which other document a line belongs, where the documents do not say it themselves.
create table document_line_mapping (
  company_id         uuid not null,
  document_id        uuid not null,
  line_id            text not null,
  target_document_id uuid not null,
  target_line_id     text not null,
  created            timestamptz not null,
  primary key (company_id, document_id, line_id)
);
select distribute('document_line_mapping');
create index document_line_mapping_target on document_line_mapping (company_id, target_document_id);
alter table document_line_mapping add constraint document_line_mapping_document foreign key (company_id, document_id) references document (company_id, id);
alter table document_line_mapping add constraint document_line_mapping_target_document foreign key (company_id, target_document_id) references document (company_id, id);
alter table document_line_mapping enable row level security;
alter table document_line_mapping force row level security;
create policy document_line_mapping_own on document_line_mapping using (company_id = entered_company());
grant select, insert, update, delete on document_line_mapping to kontor_app;
