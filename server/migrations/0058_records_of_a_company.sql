-- What a company keeps of itself beside its name and identifiers. All of it is few, and read by its key.
create table company_property (
  company_id uuid not null,
  key        text not null,
  value      text not null,
  modified   timestamptz not null,
  primary key (company_id, key)
);
select distribute('company_property');

create table company_address (
  company_id    uuid not null,
  id            uuid not null,
  data          jsonb not null,
  location_type text not null check (location_type in ('DELIVERY', 'BILLING')),
  legal_note    text,
  is_default    boolean not null,
  created       timestamptz not null,
  primary key (company_id, id)
);
select distribute('company_address');
-- One of each type is used where nothing else is said.
create unique index company_address_default on company_address (company_id, location_type) where is_default;

create table company_setting (
  company_id uuid not null,
  tag        text not null,
  key        text not null,
  value      text not null,
  modified   timestamptz not null,
  primary key (company_id, tag, key)
);
select distribute('company_setting');

create table company_image (
  company_id uuid not null,
  type       text not null check (type in ('LOGO', 'BACKGROUND')),
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  sha256     text not null,
  bytes      bytea not null,
  modified   timestamptz not null,
  primary key (company_id, type)
);
select distribute('company_image');

alter table company_property add constraint company_property_company foreign key (company_id) references company (company_id);
alter table company_address add constraint company_address_company foreign key (company_id) references company (company_id);
alter table company_setting add constraint company_setting_company foreign key (company_id) references company (company_id);
alter table company_image add constraint company_image_company foreign key (company_id) references company (company_id);

alter table company_property enable row level security;
alter table company_property force row level security;
create policy company_property_own on company_property using (company_id = entered_company());
grant select, insert, update, delete on company_property to kontor_app;
alter table company_address enable row level security;
alter table company_address force row level security;
create policy company_address_own on company_address using (company_id = entered_company());
grant select, insert, update, delete on company_address to kontor_app;
alter table company_setting enable row level security;
alter table company_setting force row level security;
create policy company_setting_own on company_setting using (company_id = entered_company());
grant select, insert, update, delete on company_setting to kontor_app;
alter table company_image enable row level security;
alter table company_image force row level security;
create policy company_image_own on company_image using (company_id = entered_company());
grant select, insert, update, delete on company_image to kontor_app;

-- The hashes of a company's images, so that its record names them without reading them.
alter table company add column images jsonb not null default '{}';
