import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ownerKey, ruleKey } from '@kimari/common/name-key';
import { SearchIndexRepository } from '../../server/search/index/search-index.repository';
import { KnownTerms } from '../../server/search/index/known-terms';
import { type RuleDocument, type SearchRow, toSearchRow } from '../../server/search/index/index-row';
import { type BenchDatabase, startKeptDatabase } from '../database';
import { copyUntil } from './copy';
import type { CorpusRule } from './corpus';

const BATCH = 100;

/** Time and size of the filled database, in seconds and MB. */
export type Filled = { readonly documents: number; readonly index: number; readonly statistics: number };

export type FillOptions = {
  readonly buildsIndexLast: boolean;
  /** Total number of rules; those beyond the given ones are copies. */
  readonly count: number;
  readonly progress: (written: number) => void;
};

type NewRule = CorpusRule & { readonly id: string; readonly ownerId: string };

/** A database of these rules that stays for the next run; it is filled at first, or when a fresh one is asked for. */
export async function filledDatabase(
  name: string,
  rules: readonly CorpusRule[],
  isFresh: boolean,
): Promise<BenchDatabase> {
  const folder = path.join(process.env['BENCH_DIR'] ?? os.tmpdir(), name);
  if (isFresh) await rm(folder, { recursive: true, force: true });
  const database = await startKeptDatabase(folder);
  const [filled] = await database.query('select from rule_search_documents limit 1');
  const options = { count: rules.length, buildsIndexLast: false, progress: () => undefined };
  if (!filled) await fillDatabase(database, rules, options);
  return database;
}

/** Writes rules and their search documents. For many rules, the text index is built at the end. */
export async function fillDatabase(
  database: BenchDatabase,
  rules: Iterable<CorpusRule>,
  options: FillOptions,
): Promise<Filled> {
  const search = new SearchIndexRepository(database.statements, new KnownTerms());
  const owners = new Map<string, string>();
  const definition = options.buildsIndexLast ? await dropTextIndex(database) : null;
  const started = performance.now();
  let batch: NewRule[] = [];
  let written = 0;
  let writing = Promise.resolve();
  const write = async (batch: readonly NewRule[], rows: readonly SearchRow[]): Promise<void> => {
    await insertRules(database, batch);
    await search.writeRows(rows);
    written += batch.length;
    options.progress(written);
  };
  // The database writes a batch while the next one is read.
  const flush = async (): Promise<void> => {
    const full = batch;
    batch = [];
    const rows = full.map(toDocument).map(toSearchRow);
    await writing;
    writing = write(full, rows);
  };
  for (const rule of rules) {
    batch.push({ ...rule, id: randomUUID(), ownerId: await ownerId(database, owners, rule.owner) });
    if (batch.length === BATCH) await flush();
  }
  await flush();
  await writing;
  await copyUntil(database, options.count, options.progress);
  const documents = performance.now();
  if (definition !== null) await buildTextIndex(database, definition);
  const index = performance.now();
  await search.refreshStatistics();
  const statistics = performance.now();
  await database.query('vacuum analyze');
  return {
    documents: (documents - started) / 1000,
    index: (index - documents) / 1000,
    statistics: (statistics - index) / 1000,
  };
}

function toDocument(rule: NewRule): RuleDocument {
  const { id: ruleId, ownerId: idOfOwner, owner, name, type, tags, description, content } = rule;
  const keys = { ownerKey: ownerKey(owner), nameKey: ruleKey(name) };
  return {
    ruleId,
    ownerId: idOfOwner,
    createdBy: idOfOwner,
    audience: 'everyone',
    type,
    owner,
    name,
    tags,
    description,
    content,
    ...keys,
  };
}

async function dropTextIndex(database: BenchDatabase): Promise<string> {
  const [row] = await database.query<{ readonly definition: string }>(
    `select pg_get_indexdef('ix_rule_search_documents_terms'::regclass) as definition`,
  );
  await database.query('drop index ix_rule_search_documents_terms');
  return row?.definition ?? '';
}

async function buildTextIndex(database: BenchDatabase, definition: string): Promise<void> {
  const client = await database.pool.connect();
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query(definition);
  client.release(true);
}

/** The id of an owner, who is written when he is not known yet. */
export async function ownerId(
  database: BenchDatabase,
  known: Map<string, string>,
  name: string,
): Promise<string> {
  const key = ownerKey(name);
  const id = known.get(key) ?? randomUUID();
  if (known.has(key)) return id;
  known.set(key, id);
  await database.query(
    `with named as (insert into owner_names (name_key, owner_id) values ($3, $1)),
          owner as (insert into owners (id, kind, name, name_key) values ($1, 'user', $2, $3))
     insert into users (id) values ($1)`,
    [id, name, key],
  );
  return id;
}

async function insertRules(database: BenchDatabase, rules: readonly NewRule[]): Promise<void> {
  // Popularity follows a long-tail distribution, as in practice.
  const popularity = rules.map((_, index) => Math.floor(2000 / (1 + ((index * 7919) % BATCH))));
  await database.query(
    `with numbered as (
       select *, gen_random_uuid() as version_id from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[],
         $6::text[], $7::text[], $8::int[]) as t (id, owner_id, type, name, name_key, description, tags, popularity)
     ), versioned as (
       insert into rule_versions (id, rule_id, major, minor, patch, content, digest, size, changelog, created_by)
       select version_id, id, 1, 0, 0, '-', sha256('-'), 1, '', owner_id from numbered
     )
     insert into rules (id, owner_id, created_by, type, visibility, audience, name, name_key, description, tags, excerpt,
       latest_version_id, stars, views, downloads, created_at, updated_at, published_at)
     select id, owner_id, owner_id, type, 'public', 'everyone', name, name_key, description, tags::text[], '', version_id,
       popularity / 10, popularity, popularity / 3, at, at, at
     from numbered, lateral (select timestamptz '2026-01-01' + random() * interval '300 days' as at) as moment`,
    [
      rules.map((rule) => rule.id),
      rules.map((rule) => rule.ownerId),
      rules.map((rule) => rule.type),
      rules.map((rule) => rule.name),
      rules.map((rule) => ruleKey(rule.name)),
      rules.map((rule) => rule.description?.slice(0, 500) ?? null),
      rules.map((rule) => `{${rule.tags.map((tag) => JSON.stringify(tag)).join(',')}}`),
      popularity,
    ],
  );
}
