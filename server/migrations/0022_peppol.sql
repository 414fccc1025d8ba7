-- Peppol: under which endpoint ids the companies of this installation receive, those of partners, and the messages.
alter table connection add column endpoint_scheme text;
alter table connection add column endpoint_value text;
create index connection_endpoint on connection (company_id, endpoint_scheme, lower(endpoint_value)) where endpoint_value is not null;

-- The directory of this installation, which a lookup at an SMP would take the place of. One endpoint id is one company's.
create table participant (
  scheme  text not null,
  -- Ids are compared without regard to case, and written as their company writes them.
  folded  text not null,
  value   text not null,
  company uuid not null,
  primary key (scheme, folded)
);
select reference('participant');
create index participant_company on participant (company);
grant select, insert, delete on participant to kontor_app;

create table peppol_message (
  company_id   uuid not null,
  direction    text not null check (direction in ('IN', 'OUT')),
  message_id   text not null,
  -- The whole message with its header.
  content_hash text not null,
  state        text not null check (state in ('UNDER_WAY', 'ACCEPTED', 'REJECTED')),
  said         text,
  document_id  uuid,
  created      timestamptz not null,
  changed      timestamptz not null,
  primary key (company_id, direction, message_id)
);
select distribute('peppol_message');
alter table peppol_message add constraint peppol_message_content foreign key (company_id, content_hash) references content (company_id, hash);
alter table peppol_message enable row level security;
alter table peppol_message force row level security;
create policy peppol_message_own on peppol_message using (company_id = entered_company());
grant select, insert, update on peppol_message to kontor_app;
