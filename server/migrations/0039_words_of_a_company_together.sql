-- The words of a company's documents lie together, so that a search reads few pages: in parts by company, each row with its
-- words as they are searched for. The company's mark before each stands in the index only.

-- Divides a company's table, made `partition by hash (company_id)`. On Citus each shard is such a part already.
create function divide(company_table text) returns void language plpgsql as $$
declare
  parts integer := case when exists (select from pg_extension where extname = 'citus') then 1 else 16 end;
  part text;
begin
  for nth in 0 .. parts - 1 loop
    part := company_table || '_' || nth;
    execute format('create table %I partition of %I for values with (modulus %s, remainder %s)', part, company_table, parts, nth);
    execute format('alter table %I enable row level security', part);
    execute format('alter table %I force row level security', part);
  end loop;
end $$;

create table document_words (
  company_id  uuid not null,
  document_id uuid not null,
  words       text not null,
  answer      boolean not null,
  primary key (company_id, document_id)
) partition by hash (company_id);
select divide('document_words');
select distribute('document_words');
alter table document_words enable row level security;
alter table document_words force row level security;
create policy document_words_definer on document_words to kontor_owner using (true) with check (true);

-- Each of some words with the mark of its company before it.
create function marked_words(company uuid, words text) returns text[] language sql immutable parallel safe as $$
  select string_to_array(right(company::text, 12) || replace(nullif(words, ''), ' ', ' ' || right(company::text, 12)), ' ')
$$;

insert into document_words (company_id, document_id, words, answer)
select company_id, document_id, (select coalesce(string_agg(substr(word, 13), ' '), '') from unnest(words) found (word)), answer
from document_search on conflict do nothing;
create index document_words_found on document_words using gin (array_to_tsvector(marked_words(company_id, words)));

create or replace function document_search_save(company uuid, documents uuid[], contents text[], answers boolean[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into document_words (company_id, document_id, words, answer)
  select company, document, content, is_answer
  from unnest(documents, contents, answers) saved (document, content, is_answer) where company = entered_company()
  on conflict (company_id, document_id) do update set words = excluded.words, answer = excluded.answer
$$;

create or replace function document_search_find(company uuid, content text, answers boolean default true) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  asked tsquery := (select string_agg(quote_literal(word) || ':*', ' & ') from unnest(marked_words(company, content)) word);
begin
  return query select document_id from document_words
    where company_id = company and company = entered_company()
      and array_to_tsvector(marked_words(company_id, words)) @@ asked and (answers or not answer);
end
$$;

drop table document_search;
drop function own_words(uuid, text);
analyze document_words;
