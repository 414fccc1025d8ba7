-- Threads about something that people of one or more companies share; each company keeps its own copy.
create table collaboration_card (
  company_id   uuid not null,
  id           uuid not null,
  owner_id     uuid not null,
  title        text not null,
  subject_id   text,
  subject_type text check (subject_type in ('DOCUMENT', 'CONNECTION', 'TASK')),
  app          text,
  description  text,
  modified     timestamptz not null,
  primary key (company_id, id)
);
select distribute('collaboration_card');
alter table collaboration_card add constraint collaboration_card_company foreign key (company_id) references company (company_id);
alter table collaboration_card enable row level security;
alter table collaboration_card force row level security;
create policy collaboration_card_own on collaboration_card using (company_id = entered_company());
grant select, insert, update on collaboration_card to kontor_app;

-- Who takes part: people of the company, and the other companies.
create table collaboration_part (
  company_id uuid not null,
  card_id    uuid not null,
  kind       text not null check (kind in ('user', 'company')),
  part_id    uuid not null,
  primary key (company_id, card_id, kind, part_id)
);
select distribute('collaboration_part');
alter table collaboration_part add constraint collaboration_part_card foreign key (company_id, card_id) references collaboration_card (company_id, id);
alter table collaboration_part enable row level security;
alter table collaboration_part force row level security;
create policy collaboration_part_own on collaboration_part using (company_id = entered_company());
grant select, insert on collaboration_part to kontor_app;

-- What was said; people of another company are its affair, and it stands for them.
create table collaboration_message (
  company_id uuid not null,
  id         uuid not null,
  card_id    uuid not null,
  said_by    uuid not null,
  author_id  uuid,
  text       text not null,
  created    timestamptz not null,
  primary key (company_id, id)
);
select distribute('collaboration_message');
create index collaboration_message_of on collaboration_message (company_id, card_id, created);
alter table collaboration_message add constraint collaboration_message_card foreign key (company_id, card_id) references collaboration_card (company_id, id);
alter table collaboration_message enable row level security;
alter table collaboration_message force row level security;
create policy collaboration_message_own on collaboration_message using (company_id = entered_company());
grant select, insert on collaboration_message to kontor_app;
