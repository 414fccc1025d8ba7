-- A search reads what its company has, not what the network has: each word stands in the index once for each company, with
-- the company's own mark before it. Words come as searchWords() gives them, without a space in any.
create function own_words(company uuid, words text) returns text[]
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select coalesce(array_agg(right(company::text, 12) || left(word, 200)), '{}')
  from unnest(string_to_array(words, ' ')) word where word <> ''
$$;

-- Built anew, an index is there much sooner than changed row by row.
drop index document_search_words;
update document_search set words = array_to_tsvector(own_words(company_id, array_to_string(tsvector_to_array(words), ' ')));
create index document_search_words on document_search using gin (words);

create or replace function document_search_save(company uuid, document uuid, content text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into document_search (company_id, document_id, words)
  select company, document, array_to_tsvector(own_words(company, content)) where company = entered_company()
  on conflict (company_id, document_id) do update set words = excluded.words
$$;

-- The documents of the entered company that hold every word, each as the beginning of one.
drop function document_search_find(uuid, text);
create function document_search_find(company uuid, content text) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select document_id from document_search
  where company_id = company and company = entered_company()
    and words @@ (select string_agg(quote_literal(word) || ':*', ' & ') from unnest(own_words(company, content)) word)::tsquery
$$;
revoke all on function document_search_find(uuid, text) from public;
grant execute on function document_search_find(uuid, text) to kontor_app;
