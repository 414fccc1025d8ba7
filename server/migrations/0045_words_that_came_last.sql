-- Words that came last wait in a list beside their index, which every search reads from one end to the other. It is kept as
-- short as it can be without saving taking longer: 256 kB instead of 4 MB, the common length.
do $$
declare
  part regclass;
begin
  for part in
    select coalesce(inhrelid, top.oid) from pg_class top left join pg_inherits on inhparent = top.oid
    where top.oid = 'document_words_found'::regclass
  loop
    execute format('alter index %s set (gin_pending_list_limit = 256)', part);
  end loop;
end $$;
