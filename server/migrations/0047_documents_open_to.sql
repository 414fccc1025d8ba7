-- What other areas ask of a document that one of their rows is about: whether it is there and open to a person, as
-- entries/rules/access.ts says. Nobody in particular (null) is what the system does by itself.
create function document_open_to(company uuid, subject uuid, person uuid, administrator uuid) returns boolean
language sql stable as $$
  select exists (
    select from document
    where company_id = company and id = subject and deleted is null
      and (person is null or not confined or author_id = person or reaches_document(company, id, person, administrator)))
$$;
