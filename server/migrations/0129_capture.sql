-- Folders that gather scanned documents: what lies in one carries its tags, and goes to its branch. The name of the branch
-- is kept beside it, for the company reads no other's row.
create table scan_folder (
  company_id  uuid not null,
  name        text not null,
  tags        text[] not null,
  branch_id   uuid,
  branch_name text,
  created     timestamptz not null,
  primary key (company_id, name)
);
select distribute('scan_folder');
alter table scan_folder add constraint scan_folder_company foreign key (company_id) references company (company_id);
alter table scan_folder enable row level security;
alter table scan_folder force row level security;
create policy scan_folder_own on scan_folder using (company_id = entered_company());
grant select, insert, update, delete on scan_folder to kontor_app;

-- The reasons for hold and rejection from which people choose.
create table scan_tag (
  company_id  uuid not null,
  id          uuid not null,
  type        text not null check (type in ('ONHOLD', 'REJECT')),
  name        text not null,
  description text,
  primary key (company_id, id)
);
select distribute('scan_tag');
create unique index scan_tag_name on scan_tag (company_id, type, name);
alter table scan_tag add constraint scan_tag_company foreign key (company_id) references company (company_id);
alter table scan_tag enable row level security;
alter table scan_tag force row level security;
create policy scan_tag_own on scan_tag using (company_id = entered_company());
grant select, insert, update, delete on scan_tag to kontor_app;

-- Saved looks at the queue: one's own, and those that are shared.
create table scan_filter (
  company_id uuid not null,
  id         uuid not null,
  author_id  uuid,
  name       text not null,
  states     text[] not null,
  tag_ids    uuid[] not null,
  query      text,
  shared     boolean not null,
  created    timestamptz not null,
  primary key (company_id, id)
);
select distribute('scan_filter');
alter table scan_filter add constraint scan_filter_company foreign key (company_id) references company (company_id);
alter table scan_filter enable row level security;
alter table scan_filter force row level security;
create policy scan_filter_own on scan_filter using (company_id = entered_company());
grant select, insert, update, delete on scan_filter to kontor_app;

-- Where a scanned document lies, how it is tagged, and by which of the reasons it is on hold or was rejected; who has it in
-- hand, and until when if they do nothing more; who sent it and for which legal entity it is, as somebody said; why it was
-- sent back. One that is typed in without a file has no content.
alter table scan_upload
  alter column content_hash drop not null,
  add column folder text,
  add column tags text[] not null default '{}',
  add column reason_tags text[] not null default '{}',
  add column locked_by uuid,
  add column locked_until timestamptz,
  add column connection_id uuid,
  add column legal_entity_id uuid,
  add column comment text,
  add column with_totals boolean not null default false;
alter table scan_upload add constraint scan_upload_folder foreign key (company_id, folder)
  references scan_folder (company_id, name);
create index scan_upload_in_folder on scan_upload (company_id, folder) where folder is not null;

alter table scan_step drop constraint scan_step_step_check;
alter table scan_step add constraint scan_step_step_check
  check (step in ('HELD', 'REJECTED', 'REOPENED', 'SENT_BACK'));

-- Files that go along with a scanned document.
create table scan_attachment (
  company_id   uuid not null,
  id           uuid not null,
  upload_id    uuid not null,
  name         text not null,
  mime_type    text not null,
  content_hash text not null,
  size         integer not null,
  created      timestamptz not null,
  primary key (company_id, id)
);
select distribute('scan_attachment');
create index scan_attachment_of on scan_attachment (company_id, upload_id, created, id);
alter table scan_attachment add constraint scan_attachment_upload foreign key (company_id, upload_id)
  references scan_upload (company_id, id) on delete cascade;
alter table scan_attachment enable row level security;
alter table scan_attachment force row level security;
create policy scan_attachment_own on scan_attachment using (company_id = entered_company());
grant select, insert, update, delete on scan_attachment to kontor_app;
