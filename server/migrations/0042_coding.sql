-- The codes that a company books under, in lists: accounts, cost centres, projects. Codes are compared byte by byte, which
-- finds what begins with something by an index, also under row-level security.
create table coding_list (
  company_id uuid not null,
  id         uuid not null,
  name       text not null,
  target     text not null check (target in ('HEADER', 'LINE')),
  required   boolean not null,
  modified   timestamptz not null,
  primary key (company_id, id)
);
select distribute('coding_list');
alter table coding_list add constraint coding_list_company foreign key (company_id) references company (company_id);
alter table coding_list enable row level security;
alter table coding_list force row level security;
create policy coding_list_own on coding_list using (company_id = entered_company());
grant select, insert, update, delete on coding_list to kontor_app;

-- An entry that documents carry goes out of use and stays.
create table coding_entry (
  company_id uuid not null,
  list_id    uuid not null,
  code       text collate "C" not null,
  active     boolean not null,
  primary key (company_id, list_id, code)
);
select distribute('coding_entry');
create index coding_entry_active on coding_entry (company_id, list_id, code) where active;
alter table coding_entry add constraint coding_entry_list foreign key (company_id, list_id) references coding_list (company_id, id);
alter table coding_entry enable row level security;
alter table coding_entry force row level security;
create policy coding_entry_own on coding_entry using (company_id = entered_company());
grant select, insert, update, delete on coding_entry to kontor_app;

-- What an entry is called, in a language or (empty) in no certain one.
create table coding_label (
  company_id uuid not null,
  list_id    uuid not null,
  code       text collate "C" not null,
  language   text collate "C" not null,
  label      text not null,
  primary key (company_id, list_id, code, language)
);
select distribute('coding_label');
alter table coding_label add constraint coding_label_entry foreign key (company_id, list_id, code) references coding_entry (company_id, list_id, code);
alter table coding_label enable row level security;
alter table coding_label force row level security;
create policy coding_label_own on coding_label using (company_id = entered_company());
grant select, insert, update, delete on coding_label to kontor_app;

-- With which codes of another list an entry goes, where not with all.
create table coding_tie (
  company_id    uuid not null,
  list_id       uuid not null,
  code          text collate "C" not null,
  other_list_id uuid not null,
  other_code    text collate "C" not null,
  primary key (company_id, list_id, code, other_list_id, other_code)
);
select distribute('coding_tie');
alter table coding_tie add constraint coding_tie_entry foreign key (company_id, list_id, code) references coding_entry (company_id, list_id, code);
alter table coding_tie enable row level security;
alter table coding_tie force row level security;
create policy coding_tie_own on coding_tie using (company_id = entered_company());
grant select, insert, delete on coding_tie to kontor_app;

-- The words of the codes and labels that are in use: what begins with something lies together.
create table coding_word (
  company_id uuid not null,
  list_id    uuid not null,
  word       text collate "C" not null,
  code       text collate "C" not null,
  primary key (company_id, list_id, word, code)
);
select distribute('coding_word');
create index coding_word_of on coding_word (company_id, list_id, code, word);
alter table coding_word add constraint coding_word_entry foreign key (company_id, list_id, code) references coding_entry (company_id, list_id, code);
alter table coding_word enable row level security;
alter table coding_word force row level security;
create policy coding_word_own on coding_word using (company_id = entered_company());
grant select, insert, delete on coding_word to kontor_app;

-- The coding of a document, as it was saved last.
create table coding (
  company_id  uuid not null,
  document_id uuid not null,
  version     integer not null,
  content     jsonb not null,
  modified    timestamptz not null,
  primary key (company_id, document_id)
);
select distribute('coding');
alter table coding add constraint coding_document foreign key (company_id, document_id) references document (company_id, id);
alter table coding enable row level security;
alter table coding force row level security;
create policy coding_own on coding using (company_id = entered_company());
grant select, insert, update, delete on coding to kontor_app;

-- Which documents carry a code.
create table coding_use (
  company_id  uuid not null,
  list_id     uuid not null,
  code        text collate "C" not null,
  document_id uuid not null,
  primary key (company_id, list_id, code, document_id)
);
select distribute('coding_use');
create index coding_use_of on coding_use (company_id, document_id, list_id, code);
alter table coding_use add constraint coding_use_list foreign key (company_id, list_id) references coding_list (company_id, id);
alter table coding_use add constraint coding_use_coding foreign key (company_id, document_id) references coding (company_id, document_id);
alter table coding_use enable row level security;
alter table coding_use force row level security;
create policy coding_use_own on coding_use using (company_id = entered_company());
grant select, insert, delete on coding_use to kontor_app;
