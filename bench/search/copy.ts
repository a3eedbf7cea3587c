import type { BenchDatabase } from '../database';

/**
 * Copies the rules in the database until there are `count`: the same terms with new ids, names, dates and popularity.
 * Computing the terms of a million texts takes most of an hour and gives the same index.
 */
export async function copyUntil(
  database: BenchDatabase,
  count: number,
  progress: (written: number) => void,
): Promise<void> {
  await database.query('create table bench_made as select rule_id from rule_search_documents');
  const [made] = await database.query<{ readonly number: number }>(
    'select count(*)::int as number from bench_made',
  );
  const each = made?.number ?? 0;
  for (let written = each; each > 0 && written < count; written += each) {
    await copyOnce(database, Math.round(written / each), Math.min(each, count - written));
    progress(Math.min(written + each, count));
  }
  await database.query('drop table bench_made');
}

async function copyOnce(database: BenchDatabase, round: number, most: number): Promise<void> {
  await database.query(
    `with copied as (
       select m.rule_id as source, gen_random_uuid() as id, gen_random_uuid() as version_id,
         (1000 / (1 + random() * 999))::int as popularity, timestamptz '2026-01-01' + random() * interval '300 days' as at
       from bench_made m limit $2::int
     ), versioned as (
       insert into rule_versions (id, rule_id, major, minor, patch, content, digest, size, changelog, created_by)
       select c.version_id, c.id, 1, 0, 0, '-', sha256('-'), 1, '', r.created_by
       from copied c join rules r on r.id = c.source
     ), ruled as (
       insert into rules (id, owner_id, created_by, type, visibility, audience, name, name_key, description, tags, excerpt,
         latest_version_id, stars, views, downloads, created_at, updated_at, published_at)
       select c.id, r.owner_id, r.created_by, r.type, r.visibility, r.audience, r.name || '-c' || $1::int,
         r.name_key || '-c' || $1::int, r.description, r.tags, '', c.version_id, c.popularity / 10, c.popularity,
         c.popularity / 3, c.at, c.at, c.at
       from copied c join rules r on r.id = c.source
     )
     insert into rule_search_documents (rule_id, owner_id, audience, type, is_japanese, popularity, owner_key,
       name_key, telling, terms, revision)
     select c.id, d.owner_id, d.audience, d.type, d.is_japanese, (c.popularity / 10)::bigint << 31 | c.popularity,
       d.owner_key, d.name_key || '-c' || $1::int, d.telling, d.terms, d.revision
     from copied c join rule_search_documents d on d.rule_id = c.source`,
    [round, most],
  );
}
