-- Documents that a company uses again and again: what they say, as UBL, without what belongs to one document alone.
create table document_template (
  company_id uuid not null,
  id         uuid not null,
  name       text not null,
  type       text not null,
  content    text not null,
  partner    text not null,
  amount     text,
  currency   text,
  author_id  uuid,
  changed    timestamptz not null,
  primary key (company_id, id)
);
select distribute('document_template');

alter table document_template add constraint document_template_company
  foreign key (company_id) references company (company_id);
alter table document_template enable row level security;
alter table document_template force row level security;
create policy document_template_own on document_template using (company_id = entered_company());
grant select, insert, update, delete on document_template to kontor_app;
