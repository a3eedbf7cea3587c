import { Injectable } from '@nestjs/common';
import { Database, type Statements, UNPREPARED } from '../../kernel/database/database';
import { REVISION, type RuleDocument, type SearchRow } from './index-row';
import type { SearchState } from '../search.types';
import { KnownTerms } from './known-terms';

/** The statistics count the terms of all documents up to this many, and of a random sample of about this size above. */
const SAMPLE = 2500;

/** The place of a document in the order in which they are written again. */
export type IndexedRule = { readonly id: string; readonly revision: number };

/** Before all documents. */
const FIRST: IndexedRule = { id: '00000000-0000-0000-0000-000000000000', revision: -(2 ** 31) };

/** Registries of up to this many rules are watched for changes in their number. */
const COUNTED_OFTEN = 20_000;

/** Where work in the background sends its SQL. */
export type BackgroundStatements = Statements;

/** SQL for the search index of rules. */
@Injectable()
export class SearchIndexRepository {
  constructor(
    private readonly database: Database,
    private readonly terms: KnownTerms,
  ) {}

  /** The current searchable data of the given rules. */
  documentsOf(ruleIds: readonly string[]): Promise<RuleDocument[]> {
    return this.database.read<RuleDocument>(
      `select r.id as "ruleId", r.owner_id as "ownerId", r.created_by as "createdBy", r.audience, r.type, o.name as owner, r.name,
              o.name_key as "ownerKey", r.name_key as "nameKey", r.description, r.tags, v.content
       from rules r
       join owners o on o.id = r.owner_id
       join rule_versions v on v.id = r.latest_version_id
       where r.id = any($1)`,
      [ruleIds],
      UNPREPARED,
    );
  }

  /** Up to `limit` rules of an owner that are still indexed under a former name of the owner. */
  async renamedOf(ownerId: string, limit: number): Promise<string[]> {
    const rows = await this.database.write<{ id: string }>(
      `select r.id from rules r join owners o on o.id = r.owner_id join rule_search_documents d on d.rule_id = r.id
        where r.owner_id = $1 and d.owner_key <> o.name_key order by r.id limit $2`,
      [ownerId, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Up to `limit` rules whose documents have an earlier form, in one order from the one after `after`. */
  staleRules(after: IndexedRule | null, limit: number): Promise<IndexedRule[]> {
    const { revision, id } = after ?? FIRST;
    return this.database.read<IndexedRule>(
      `select rule_id as id, revision from rule_search_documents
        where revision < ${REVISION} and (revision, rule_id) > ($1::int, $2::uuid) order by revision, rule_id limit $3`,
      [revision, id, limit],
    );
  }

  /** How many documents there are, and how many of them wait to be written in the form of this release. */
  async state(): Promise<SearchState> {
    const [row] = await this.database.read<Omit<SearchState, 'revision'>>(
      `select count(*)::int as documents, count(*) filter (where revision < ${REVISION})::int as waiting
         from rule_search_documents`,
    );
    return { revision: REVISION, documents: row?.documents ?? 0, waiting: row?.waiting ?? 0 };
  }

  /** The owners with rules that are still indexed under a former name. */
  async renamedOwners(statements: Statements): Promise<string[]> {
    const rows = await statements.read<{ id: string }>(
      `select distinct o.id from rule_search_documents d join owners o on o.id = d.owner_id
        where d.owner_key <> o.name_key`,
    );
    return rows.map(({ id }) => id);
  }

  /** Writes up to a few hundred rows and adds their words, which serve completions and corrections. */
  async writeRows(rows: readonly SearchRow[]): Promise<void> {
    await this.database.write(
      `insert into rule_search_documents
         (rule_id, owner_id, audience, type, is_japanese, owner_key, name_key, telling, terms, revision)
       select t.*, ${REVISION}
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::boolean[], $6::text[], $7::text[], $8::text[],
                   $9::tsvector[]) as t (rule_id, owner_id, audience, type, is_japanese, owner_key, name_key, telling, terms)
       join rules r on r.id = t.rule_id
       on conflict (rule_id) do update set
         owner_id = excluded.owner_id, audience = excluded.audience, type = excluded.type,
         is_japanese = excluded.is_japanese, owner_key = excluded.owner_key, name_key = excluded.name_key,
         telling = excluded.telling, terms = excluded.terms, revision = excluded.revision`,
      [
        rows.map((row) => row.ruleId),
        rows.map((row) => row.ownerId),
        rows.map((row) => row.audience),
        rows.map((row) => row.type),
        rows.map((row) => row.isJapanese),
        rows.map((row) => row.ownerKey),
        rows.map((row) => row.nameKey),
        rows.map((row) => row.distinctiveTerms),
        rows.map((row) => row.terms),
      ],
      UNPREPARED,
    );
    await this.rememberWords(rows);
    await this.rememberSpellings(rows);
  }

  async removeRow(ruleId: string): Promise<void> {
    await this.database.write('delete from rule_search_documents where rule_id = $1', [ruleId]);
  }

  private async rememberSpellings(rows: readonly SearchRow[]): Promise<void> {
    const spellings = new Map(rows.flatMap((row) => [...row.spellings]));
    const sorted = [...spellings].sort(([a], [b]) => (a < b ? -1 : 1));
    await this.database.write(
      `insert into rule_search_spellings (word, keys)
       select t.word, string_to_array(t.keys, ' ') from unnest($1::text[], $2::text[]) as t (word, keys)
       where not exists (select from rule_search_spellings known where known.word = t.word)
       on conflict (word) do nothing`,
      [sorted.map(([word]) => word), sorted.map(([, keys]) => keys.join(' '))],
      UNPREPARED,
    );
  }

  private async rememberWords(rows: readonly SearchRow[]): Promise<void> {
    const all = rows.flatMap((row) => [...row.words]);
    const isOwner = ([, term]: readonly [string, string]) => term.startsWith('@');
    // A word that a text has takes the place of an owner's name, here and in the table.
    const words = new Map([...all.filter(isOwner), ...all.filter((each) => !isOwner(each))]);
    // A fixed order prevents deadlocks between transactions.
    const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
    await this.database.write(
      `insert into rule_search_words (word, term)
       select t.word, t.term from unnest($1::text[], $2::text[]) as t (word, term)
       where not exists (
         select from rule_search_words known
         where known.word = t.word and (starts_with(t.term, '@') or not starts_with(known.term, '@')))
       on conflict (word) do update set term = excluded.term
         where starts_with(rule_search_words.term, '@') and not starts_with(excluded.term, '@')`,
      [sorted.map(([word]) => word), sorted.map(([, term]) => term)],
      UNPREPARED,
    );
  }

  /**
   * Recounts how common terms are. Stale statistics make the ranking worse but lose no results: call it after an import and
   * periodically. On a large registry it exceeds the statement timeout of a request.
   */
  async refreshStatistics(statements: Statements = this.database): Promise<void> {
    const { total, share } = await this.sampleSize(statements);
    const source = `select terms from rule_search_documents tablesample bernoulli (${share.toFixed(6)})`;
    // A sample says nothing of the terms that it lacks.
    const isWhole = share === 100;
    await statements.write(
      `with counted as materialized (
         select word, (ndoc * $2::float8)::int as documents from ts_stat($1) where ndoc >= $4::int
         union all select '', $3::int
       ), gone as (
         delete from rule_search_terms t where $5 and not exists (select from counted c where c.word = t.term)
       )
       insert into rule_search_terms (term, documents) select word, documents from counted
       on conflict (term) do update set documents = excluded.documents
         where rule_search_terms.documents <> excluded.documents`,
      // A term that occurs once in a sample may be rare, so it is dropped.
      [source, 100 / share, total, isWhole ? 1 : 2, isWhole],
    );
    this.terms.clear();
    await statements.write(
      `update rule_search_words w set documents = t.documents from rule_search_terms t
       where t.term = w.term and t.documents <> w.documents`,
    );
    if (isWhole)
      await statements.write(
        `update rule_search_words w set documents = 0
         where documents > 0 and not exists (select from rule_search_terms t where t.term = w.term)`,
      );
  }

  /**
   * Whether the number of documents differs from the one that the statistics know by a twentieth. Large registries change
   * slowly and are not counted.
   */
  async hasChanged(statements: Statements): Promise<boolean> {
    const [counted] = await statements.read<{ readonly documents: number; readonly known: number }>(
      `select (select count(*)::int from (select from rule_search_documents limit ${COUNTED_OFTEN} + 1) as d) as documents,
              coalesce((select documents from rule_search_terms where term = ''), 0) as known`,
    );
    if (!counted || counted.documents > COUNTED_OFTEN) return false;
    return Math.abs(counted.documents - counted.known) > counted.known / 20;
  }

  /** The number of all documents, and the percentage of them that a sample has. */
  private async sampleSize(
    statements: Statements,
  ): Promise<{ readonly total: number; readonly share: number }> {
    const [counted] = await statements.read<{ readonly total: number }>(
      `select count(*)::int as total from rule_search_documents`,
    );
    const total = counted?.total ?? 0;
    return { total, share: total <= SAMPLE ? 100 : (SAMPLE / total) * 100 };
  }
}
