-- The functions of the search as they are. They prevent that the planner scans the table for a common term: it does not know that
-- testing a row without the index fetches its terms from TOAST. A change takes a new migration (search-functions.ts); other
-- parameters take a new name.
--
-- Owners that are being erased are gone. PostgreSQL takes nearly every row to pass `is not null`, as nearly all do; it would expect
-- a third of another expression.

-- Rules with the terms of up to three conditions. Those stay apart because the index then skips from the matches of one to those
-- of the next; of the three queries, those whose conditions are missing or left over find nothing.
create or replace function rule_search_matching(
    query tsquery, also tsquery, others tsquery,
    includes_everyone boolean, owners uuid[], wanted_type text, most integer)
  returns table (rule_id uuid, type text, popularity bigint, name_key text)
  language sql stable rows 1000
  set enable_seqscan = off
as $$
  (select d.rule_id, d.type, d.popularity, d.name_key from rule_search_documents d
   where also is null and d.terms @@ query
     and rule_is_visible(d.audience, d.owner_id, includes_everyone, owners)
     and (wanted_type is null or d.type = wanted_type)
     and (case when d.owner_id = any (array(select e.owner_id from erasures e where e.includes_public))
       then null else true end) is not null
   limit most)
  union all
  (select d.rule_id, d.type, d.popularity, d.name_key from rule_search_documents d
   where others is null and d.terms @@ query and d.terms @@ also
     and rule_is_visible(d.audience, d.owner_id, includes_everyone, owners)
     and (wanted_type is null or d.type = wanted_type)
     and (case when d.owner_id = any (array(select e.owner_id from erasures e where e.includes_public))
       then null else true end) is not null
   limit most)
  union all
  (select d.rule_id, d.type, d.popularity, d.name_key from rule_search_documents d
   where d.terms @@ query and d.terms @@ also and d.terms @@ others
     and rule_is_visible(d.audience, d.owner_id, includes_everyone, owners)
     and (wanted_type is null or d.type = wanted_type)
     and (case when d.owner_id = any (array(select e.owner_id from erasures e where e.includes_public))
       then null else true end) is not null
   limit most)
$$;

-- What several such searches find together, each up to its own limit, with the marks of all that found a rule.
create or replace function rule_search_gather(
    query text[], also text[], others text[], marks bigint[], most integer[],
    includes_everyone boolean, owners uuid[], wanted_type text)
  returns table (rule_id uuid, type text, is_japanese boolean, popularity bigint, marks bigint)
  language sql stable rows 1000
  set enable_seqscan = off
as $$
  select found.rule_id, min(found.type), bool_or(found.is_japanese), max(found.popularity), bit_or(q.mark)
  from unnest(query, also, others, marks, most) as q (query, also, others, mark, most)
  cross join lateral (
    (select d.rule_id, d.type, d.is_japanese, d.popularity from rule_search_documents d
     where q.also::tsquery is null and d.terms @@ q.query::tsquery
       and rule_is_visible(d.audience, d.owner_id, includes_everyone, owners)
       and (wanted_type is null or d.type = wanted_type)
       and (case when d.owner_id = any (array(select e.owner_id from erasures e where e.includes_public))
         then null else true end) is not null
     limit q.most)
    union all
    (select d.rule_id, d.type, d.is_japanese, d.popularity from rule_search_documents d
     where q.others::tsquery is null and d.terms @@ q.query::tsquery and d.terms @@ q.also::tsquery
       and rule_is_visible(d.audience, d.owner_id, includes_everyone, owners)
       and (wanted_type is null or d.type = wanted_type)
       and (case when d.owner_id = any (array(select e.owner_id from erasures e where e.includes_public))
         then null else true end) is not null
     limit q.most)
    union all
    (select d.rule_id, d.type, d.is_japanese, d.popularity from rule_search_documents d
     where d.terms @@ q.query::tsquery and d.terms @@ q.also::tsquery and d.terms @@ q.others::tsquery
       and rule_is_visible(d.audience, d.owner_id, includes_everyone, owners)
       and (wanted_type is null or d.type = wanted_type)
       and (case when d.owner_id = any (array(select e.owner_id from erasures e where e.includes_public))
         then null else true end) is not null
     limit q.most)
  ) as found
  group by found.rule_id
$$;
