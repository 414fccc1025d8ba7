-- What words or a tag pick is counted and put in order without looking at each document: whether it is an answer, which a
-- list shows only where it is asked for, stands with its words and its tags, and what else is left out has an index.
alter table document_search add column answer boolean not null default false;
alter table document_tag add column answer boolean not null default false;
grant update (answer) on document_tag to kontor_app;
create index document_unlisted on document (company_id, id)
  where draft or archived or confined or deleted is not null;
drop index document_tag_of;
create index document_tag_of on document_tag (company_id, tag, document_id) include (answer);

alter table document no force row level security;
alter table document_tag no force row level security;
update document_search set answer = true from document
  where document.company_id = document_search.company_id and id = document_id and type = 'status';
update document_tag set answer = true from document
  where document.company_id = document_tag.company_id and id = document_id and type = 'status';
alter table document_tag force row level security;
alter table document force row level security;

drop function document_search_save(uuid, uuid[], text[]);
create function document_search_save(company uuid, documents uuid[], contents text[], answers boolean[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into document_search (company_id, document_id, words, answer)
  select company, document, array_to_tsvector(own_words(company, content)), is_answer
  from unnest(documents, contents, answers) saved (document, content, is_answer) where company = entered_company()
  on conflict (company_id, document_id) do update set words = excluded.words, answer = excluded.answer
$$;
revoke all on function document_search_save(uuid, uuid[], text[], boolean[]) from public;
grant execute on function document_search_save(uuid, uuid[], text[], boolean[]) to kontor_app;

-- The documents of the entered company that hold every word, each as the beginning of one; answers among them or not.
drop function document_search_find(uuid, text);
create function document_search_find(company uuid, content text, answers boolean default true) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  asked tsquery := (select string_agg(quote_literal(word) || ':*', ' & ') from unnest(own_words(company, content)) word);
begin
  return query select document_id from document_search
    where company_id = company and company = entered_company() and words @@ asked and (answers or not answer);
end
$$;
revoke all on function document_search_find(uuid, text, boolean) from public;
grant execute on function document_search_find(uuid, text, boolean) to kontor_app;
