-- What people say about a document; each party keeps its own copy, as it does of the document.
create table conversation_post (
  company_id  uuid not null,
  id          uuid not null,
  document_id uuid not null,
  author_id   uuid,
  text        text not null,
  created     timestamptz not null,
  primary key (company_id, id)
);
select distribute('conversation_post');
create index conversation_post_of on conversation_post (company_id, document_id, created);
alter table conversation_post add constraint conversation_post_document foreign key (company_id, document_id) references document (company_id, id);
alter table conversation_post enable row level security;
alter table conversation_post force row level security;
create policy conversation_post_own on conversation_post using (company_id = entered_company());
grant select, insert on conversation_post to kontor_app;
