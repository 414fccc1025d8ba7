-- Documents that are taken in together save their words together.
create function document_search_save(company uuid, documents uuid[], contents text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into document_search (company_id, document_id, words)
  select company, document, array_to_tsvector(own_words(company, content))
  from unnest(documents, contents) saved (document, content) where company = entered_company()
  on conflict (company_id, document_id) do update set words = excluded.words
$$;
revoke all on function document_search_save(uuid, uuid[], text[]) from public;
grant execute on function document_search_save(uuid, uuid[], text[]) to kontor_app;
drop function document_search_save(uuid, uuid, text);
