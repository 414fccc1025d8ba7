-- What hangs on one document: properties, files, who else may do what with it; and the teams that a right can go to.

-- Locked by hand, as a sale or a purchase; null while nobody did.
alter table document add column locked_as text check (locked_as in ('SALE', 'PURCHASE'));
-- Somebody was given a right on it, and so it is no longer open to everybody whose role reads documents.
alter table document add column confined boolean not null default false;

create table document_property (
  company_id  uuid not null,
  document_id uuid not null,
  id          text not null,
  value       text not null,
  modified    timestamptz not null,
  primary key (company_id, document_id, id)
);
select distribute('document_property');
alter table document_property add constraint document_property_document foreign key (company_id, document_id) references document (company_id, id);
alter table document_property enable row level security;
alter table document_property force row level security;
create policy document_property_own on document_property using (company_id = entered_company());
grant select, insert, update on document_property to kontor_app;

-- Files beside a document; their bytes are contents. Nobody gets one before the scan has passed it.
create table document_attachment (
  company_id   uuid not null,
  id           uuid not null,
  document_id  uuid not null,
  name         text not null,
  content_type text not null,
  content_hash text not null,
  size         integer not null,
  scan         text not null check (scan in ('WAITING', 'CLEAN', 'INFECTED')),
  author_id    uuid,
  created      timestamptz not null,
  primary key (company_id, id)
);
select distribute('document_attachment');
create index document_attachment_of on document_attachment (company_id, document_id, created);
alter table document_attachment add constraint document_attachment_document foreign key (company_id, document_id) references document (company_id, id);
alter table document_attachment add constraint document_attachment_content foreign key (company_id, content_hash) references content (company_id, hash);
alter table document_attachment enable row level security;
alter table document_attachment force row level security;
create policy document_attachment_own on document_attachment using (company_id = entered_company());
grant select, insert, update, delete on document_attachment to kontor_app;

-- A right of one person or one team on one document.
create table document_access (
  company_id    uuid not null,
  document_id   uuid not null,
  identity_kind text not null check (identity_kind in ('user', 'team')),
  identity_id   uuid not null,
  right_type    text not null check (right_type in ('right', 'write', 'admin')),
  granted       timestamptz not null,
  primary key (company_id, document_id, identity_kind, identity_id)
);
select distribute('document_access');
alter table document_access add constraint document_access_document foreign key (company_id, document_id) references document (company_id, id);
alter table document_access enable row level security;
alter table document_access force row level security;
create policy document_access_own on document_access using (company_id = entered_company());
grant select, insert, update, delete on document_access to kontor_app;

create table team (
  company_id  uuid not null,
  id          uuid not null,
  name        text not null,
  description text,
  state       text not null check (state in ('ACTIVE', 'DELETED')),
  created     timestamptz not null,
  primary key (company_id, id)
);
select distribute('team');
alter table team add constraint team_company foreign key (company_id) references company (company_id);
alter table team enable row level security;
alter table team force row level security;
create policy team_own on team using (company_id = entered_company());
grant select, insert, update on team to kontor_app;

create table team_member (
  company_id uuid not null,
  team_id    uuid not null,
  user_id    uuid not null,
  primary key (company_id, team_id, user_id)
);
select distribute('team_member');
create index team_member_user on team_member (company_id, user_id);
alter table team_member add constraint team_member_team foreign key (company_id, team_id) references team (company_id, id);
alter table team_member enable row level security;
alter table team_member force row level security;
create policy team_member_own on team_member using (company_id = entered_company());
grant select, insert, delete on team_member to kontor_app;

-- For lists, what documents/rules/access.ts says of one document that is confined and not the person's own.
create function reaches_document(company uuid, document uuid, person uuid, administrator uuid) returns boolean
language sql stable as $$
  select exists (select from membership where company_id = company and user_id = person and role_id = administrator)
    or exists (
      select from document_access
      where company_id = company and document_id = document and (
        identity_id = person or identity_id in (
          select team.id from team join team_member on team_member.company_id = team.company_id and team_member.team_id = team.id
          where team.company_id = company and team.state = 'ACTIVE' and team_member.user_id = person)))
$$;
