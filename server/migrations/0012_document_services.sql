-- What a company keeps around its documents: files that are none yet, its own fields, its registrations, its requests.

-- Files that were uploaded and are no documents yet; `status` and `fault` are those of a PDF that people turn into one.
create table document_file (
  company_id   uuid not null,
  id           uuid not null,
  file_name    text not null,
  mime_type    text not null,
  content_hash text not null,
  size         integer not null,
  state        text not null check (state in ('NEW', 'PROCESSING', 'DISPATCHED', 'FAILED')),
  status       text not null check (status in ('new', 'open', 'pending', 'hold', 'solved', 'closed')),
  fault        text check (fault in ('NOT_PDF', 'PDF_WITHOUT_TEXT')),
  upload_token text not null,
  note         text,
  email        text,
  connection_id uuid,
  document_id  uuid,
  actor_id     uuid,
  created      timestamptz not null,
  modified     timestamptz not null,
  primary key (company_id, id)
);
select distribute('document_file');
create unique index document_file_token on document_file (company_id, upload_token);
create index document_file_by_time on document_file (company_id, created desc, id);
alter table document_file add constraint document_file_content foreign key (company_id, content_hash) references content (company_id, hash);
alter table document_file enable row level security;
alter table document_file force row level security;
create policy document_file_own on document_file using (company_id = entered_company());
grant select, insert, update on document_file to kontor_app;

-- How a company wants a type of document shown and filled in, where that is not as usual.
create table document_fields (
  company_id uuid not null,
  type       text not null,
  fields     jsonb not null,
  modified   timestamptz not null,
  primary key (company_id, type)
);
select distribute('document_fields');
alter table document_fields add constraint document_fields_company foreign key (company_id) references company (company_id);
alter table document_fields enable row level security;
alter table document_fields force row level security;
create policy document_fields_own on document_fields using (company_id = entered_company());
grant select, insert, update on document_fields to kontor_app;

-- A company's place in the register of a tax authority, one a country.
create table clearance_registration (
  company_id  uuid not null,
  country     text not null,
  identifier  text not null,
  state       text not null check (state in ('REGISTERED', 'PENDING', 'CLEARED', 'REJECTED')),
  certificate text,
  valid_from  date,
  valid_to    date,
  modified    timestamptz not null,
  primary key (company_id, country)
);
select distribute('clearance_registration');
alter table clearance_registration add constraint clearance_registration_company foreign key (company_id) references company (company_id);
alter table clearance_registration enable row level security;
alter table clearance_registration force row level security;
create policy clearance_registration_own on clearance_registration using (company_id = entered_company());
grant select, insert, update on clearance_registration to kontor_app;

-- In what currency and for what kind of lines quotes are asked for (F-186).
create table request_information (
  company_id  uuid not null,
  document_id uuid not null,
  currency    text not null,
  context     text,
  lines_type  text,
  modified    timestamptz not null,
  primary key (company_id, document_id)
);
select distribute('request_information');
alter table request_information add constraint request_information_document foreign key (company_id, document_id) references document (company_id, id);
alter table request_information enable row level security;
alter table request_information force row level security;
create policy request_information_own on request_information using (company_id = entered_company());
grant select, insert, update on request_information to kontor_app;
