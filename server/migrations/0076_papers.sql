-- A received invoice without data, as a PDF or a picture: it waits until somebody has entered what it says.
create table scan_upload (
  company_id    uuid not null,
  id            uuid not null,
  author_id     uuid,
  state         text not null,
  file_name     text not null,
  mime_type     text not null,
  -- The file as it came.
  content_hash  text not null,
  size          integer not null,
  pages         integer not null,
  -- What was entered so far, as a document; its version counts the savings.
  draft_hash    text,
  version       integer not null,
  type          text,
  number        text,
  issue_date    date,
  currency      text,
  amount        text,
  sender_name   text,
  -- The received document that it became.
  document_id   uuid,
  imported      timestamptz not null,
  modified      timestamptz not null,
  primary key (company_id, id)
);
select distribute('scan_upload');
create index scan_upload_in_turn on scan_upload (company_id, state, imported, id);
create index scan_upload_content on scan_upload (company_id, content_hash);
create index scan_upload_document on scan_upload (company_id, document_id);
alter table scan_upload add constraint scan_upload_company foreign key (company_id) references company (company_id);
alter table scan_upload enable row level security;
alter table scan_upload force row level security;
create policy scan_upload_own on scan_upload using (company_id = entered_company());
grant select, insert, update, delete on scan_upload to kontor_app;

-- The paper that a document was entered from.
alter table document_attachment add column original boolean not null default false;
