-- What a company writes down about its partners. A file is kept by its hash; without an author, who wrote it was erased.
create table partner_note (
  company_id   uuid not null,
  id           uuid not null,
  partner_id   uuid not null,
  label        text not null,
  visibility   text not null,
  text         text,
  content_hash text,
  file_name    text,
  media_type   text,
  created_by   uuid,
  created      timestamptz not null,
  primary key (company_id, id)
);
select distribute('partner_note');
create index partner_note_partner on partner_note (company_id, partner_id, created, id);
create index partner_note_content on partner_note (company_id, content_hash);
alter table partner_note add constraint partner_note_company foreign key (company_id) references company (company_id);
alter table partner_note enable row level security;
alter table partner_note force row level security;
create policy partner_note_own on partner_note using (company_id = entered_company());
grant select, insert, update, delete on partner_note to kontor_app;

-- A property of a connection can be taken away again.
grant delete on connection_property to kontor_app;

-- What a company asks its partners to fill in.
create table partner_field (
  company_id uuid not null,
  id         text not null,
  label      text not null,
  type       text not null,
  required   boolean not null,
  place      integer not null,
  primary key (company_id, id)
);
select distribute('partner_field');
alter table partner_field add constraint partner_field_company foreign key (company_id) references company (company_id);
alter table partner_field enable row level security;
alter table partner_field force row level security;
create policy partner_field_own on partner_field using (company_id = entered_company());
grant select, insert, update, delete on partner_field to kontor_app;

-- What they gave: rows of the company that asked.
create table partner_field_value (
  company_id   uuid not null,
  partner_id   uuid not null,
  field_id     text not null,
  value        text,
  content_hash text,
  file_name    text,
  media_type   text,
  modified     timestamptz not null,
  primary key (company_id, partner_id, field_id)
);
select distribute('partner_field_value');
create index partner_field_value_field on partner_field_value (company_id, field_id);
create index partner_field_value_content on partner_field_value (company_id, content_hash);
alter table partner_field_value add constraint partner_field_value_field
  foreign key (company_id, field_id) references partner_field (company_id, id);
alter table partner_field_value enable row level security;
alter table partner_field_value force row level security;
create policy partner_field_value_own on partner_field_value using (company_id = entered_company());
grant select, insert, update, delete on partner_field_value to kontor_app;
