-- What is found when a document arrives: another like it, and an account of its payee that nobody knew.
alter table document add column duplicate_of uuid;
alter table document add column duplicate_by text check (duplicate_by in ('BYTES', 'NUMBER', 'FIELDS'));
-- The accounts that it asks to be paid to, without spaces, one after another; empty where it names none.
alter table document add column payee_accounts text not null default '';
-- They are not those known of the partner, and nobody has confirmed them.
alter table document add column payee_changed boolean not null default false;
create index document_by_content on document (company_id, content_hash) where deleted is null;
create index document_from_sender on document (company_id, sender_id, issue_date) where delivery = 'RECEIVED' and deleted is null;
create index document_duplicates on document (company_id, duplicate_of) where duplicate_of is not null;

-- The accounts that a company knows of its partners: those of the first bill, and those that somebody confirmed.
create table partner_account (
  company_id  uuid not null,
  partner_id  uuid not null,
  account     text not null,
  document_id uuid not null,
  known_since timestamptz not null,
  primary key (company_id, partner_id, account)
);
select distribute('partner_account');
alter table partner_account add constraint partner_account_company foreign key (company_id) references company (company_id);
alter table partner_account enable row level security;
alter table partner_account force row level security;
create policy partner_account_own on partner_account using (company_id = entered_company());
grant select, insert on partner_account to kontor_app;
