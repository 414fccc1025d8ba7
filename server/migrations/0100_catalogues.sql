-- What requesters find: the items of suppliers, and the company's own.
create table catalogue (
  company_id    uuid not null,
  id            uuid not null,
  name          text not null,
  -- The supplier; the items of one without are the company's own.
  connection_id uuid,
  currency      text not null,
  valid_from    date,
  valid_to      date,
  item_count    integer not null,
  modified      timestamptz not null,
  primary key (company_id, id)
);
select distribute('catalogue');
create index catalogue_changed on catalogue (company_id, modified, id);
alter table catalogue add constraint catalogue_company foreign key (company_id) references company (company_id);
alter table catalogue enable row level security;
alter table catalogue force row level security;
create policy catalogue_own on catalogue using (company_id = entered_company());
grant select, insert, update, delete on catalogue to kontor_app;

create table catalogue_item (
  company_id               uuid not null,
  catalogue_id             uuid not null,
  -- The number that the seller gave it: it is known again by it.
  sellers_item_id          text not null,
  name                     text not null,
  description              text,
  unit_code                text not null,
  -- Net, of one unit, in the currency of the catalogue.
  price                    text not null,
  tax_category             text,
  tax_percent              text,
  minimum_order_quantity   text,
  order_quantity_increment text,
  commodity_code           text,
  commodity_scheme         text,
  standard_item_id         text,
  lead_time_days           integer,
  primary key (company_id, catalogue_id, sellers_item_id)
);
select distribute('catalogue_item');
create index catalogue_item_name on catalogue_item (company_id, catalogue_id, lower(name), sellers_item_id);
alter table catalogue_item add constraint catalogue_item_of foreign key (company_id, catalogue_id)
  references catalogue (company_id, id) on delete cascade;
alter table catalogue_item enable row level security;
alter table catalogue_item force row level security;
create policy catalogue_item_own on catalogue_item using (company_id = entered_company());
grant select, insert, update, delete on catalogue_item to kontor_app;

-- By which an item is found: its words, and a number for each three letters that stand in them side by side, made with the
-- company's mark. Row-level security would hide the index from who looks for a part of a word, so the functions below look.
create table catalogue_words (
  company_id      uuid not null,
  catalogue_id    uuid not null,
  sellers_item_id text not null,
  words           text not null,
  trigrams        integer[] not null,
  primary key (company_id, catalogue_id, sellers_item_id)
);
select distribute('catalogue_words');
create index catalogue_words_found on catalogue_words using gin (trigrams);
-- Bound to the catalogue and not to its item: to look for twenty thousand items one by one would take most of an upload.
alter table catalogue_words add constraint catalogue_words_of foreign key (company_id, catalogue_id)
  references catalogue (company_id, id) on delete cascade;
alter table catalogue_words enable row level security;
alter table catalogue_words force row level security;
create policy catalogue_words_definer on catalogue_words to kontor_owner using (true) with check (true);

create function catalogue_words_save(company uuid, catalogue uuid, items text[], texts text[], numbers text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into catalogue_words (company_id, catalogue_id, sellers_item_id, words, trigrams)
  select company, catalogue, item, content, number::integer[]
  from unnest(items, texts, numbers) saved (item, content, number) where company = entered_company()
  on conflict (company_id, catalogue_id, sellers_item_id) do update set words = excluded.words, trigrams = excluded.trigrams
$$;
revoke all on function catalogue_words_save(uuid, uuid, text[], text[], text[]) from public;
grant execute on function catalogue_words_save(uuid, uuid, text[], text[], text[]) to kontor_app;

create function catalogue_words_remove(company uuid, catalogue uuid, items text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from catalogue_words
  where company_id = company and company = entered_company() and catalogue_id = catalogue and sellers_item_id = any (items)
$$;
revoke all on function catalogue_words_remove(uuid, uuid, text[]) from public;
grant execute on function catalogue_words_remove(uuid, uuid, text[]) to kontor_app;

-- The items of some catalogues that have all the trigrams and fit all the patterns, those first whose words begin with the
-- start. No more than a thousand are looked at: who finds so many types on. Looked up in the index alone: to walk a
-- company's items until enough fit would take long where few do.
create function catalogue_words_find(company uuid, catalogues uuid[], numbers integer[], patterns text[], start text, most integer)
returns table (catalogue uuid, item text)
language plpgsql stable security definer set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_indexscan = off as $$
begin
  return query
    select found.catalogue_id, found.sellers_item_id from (
      select * from catalogue_words
      where company_id = company and company = entered_company() and catalogue_id = any (catalogues)
        and trigrams @> numbers and words like all (patterns)
      limit 1000
    ) found
    order by starts_with(found.words, start) desc, found.words, found.catalogue_id, found.sellers_item_id limit most;
end
$$;
revoke all on function catalogue_words_find(uuid, uuid[], integer[], text[], text, integer) from public;
grant execute on function catalogue_words_find(uuid, uuid[], integer[], text[], text, integer) to kontor_app;
