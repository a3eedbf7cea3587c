import type { BenchDatabase } from '../database';
import { ownerId } from '../search/fill';

/** Rules in a statement. */
const BATCH = 10_000;

/** Writes public rules as wide as real ones, without documents of the search, and returns their ids. */
export async function fillWithRules(database: BenchDatabase, count: number): Promise<readonly string[]> {
  const owner = await ownerId(database, new Map(), 'bench');
  for (let written = 0; written < count; written += BATCH)
    await database.query(
      `with numbered as (
         select n, gen_random_uuid() as id, gen_random_uuid() as version_id, now() - random() * interval '300 days' as at
         from generate_series($2::int + 1, $3::int) n
       ), versioned as (
         insert into rule_versions (id, rule_id, major, minor, patch, content, digest, size, changelog, created_by)
         select version_id, id, 1, 0, 0, '-', sha256('-'), 1, '', $1 from numbered
       )
       insert into rules (id, owner_id, created_by, type, visibility, audience, name, name_key, description, tags, excerpt,
         latest_version_id, created_at, updated_at, published_at)
       select id, $1, $1, 'rule', 'public', 'everyone', 'rule-' || n, 'rule-' || n, repeat('description ', 15),
         array['tag-' || n % 97, 'tag-' || n % 31], repeat('excerpt ', 40), version_id, at, at, at
       from numbered`,
      [owner, written, Math.min(written + BATCH, count)],
    );
  await database.query('vacuum analyze');
  const rows = await database.query<{ readonly id: string }>('select id from rules');
  return rows.map(({ id }) => id);
}
