-- A search is planned for its company and its words. A plan for any of them takes a company for one among hundreds, and
-- reads all of a large one's keys beside its words; a function in SQL is given such a plan when it is called again.
create or replace function document_search_find(company uuid, content text) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  asked tsquery := (select string_agg(quote_literal(word) || ':*', ' & ') from unnest(own_words(company, content)) word);
begin
  return query select document_id from document_search
    where company_id = company and company = entered_company() and words @@ asked;
end
$$;
