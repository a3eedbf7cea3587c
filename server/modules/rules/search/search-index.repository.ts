import { Injectable } from '@nestjs/common';
import { Database, type Statements, UNPREPARED } from '../../../kernel/database/database';
import { TIERS } from '../../../kernel/search/scoring';
import type { RuleDocument, SearchRow } from './index-row';

/** The statistics count the terms of all documents up to this many, and of a random sample of about this size above. */
const SAMPLE = 2500;

/** Related terms that are kept of each term. */
const MAX_RELATED = 10;
/** The level, as it is stored, from which a term is about its document. */
const STRONG_LEVEL = TIERS.strong.toString(36);

/** SQL for the search index of rules. */
@Injectable()
export class SearchIndexRepository {
  constructor(private readonly database: Database) {}

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
         (rule_id, owner_id, audience, type, is_japanese, owner_key, name_key, telling, terms, popularity)
       select t.*, r.stars::bigint << 31 | least(r.views, 2147483647)
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::boolean[], $6::text[], $7::text[], $8::text[],
                   $9::tsvector[]) as t (rule_id, owner_id, audience, type, is_japanese, owner_key, name_key, telling, terms)
       join rules r on r.id = t.rule_id
       on conflict (rule_id) do update set
         owner_id = excluded.owner_id, audience = excluded.audience, type = excluded.type,
         is_japanese = excluded.is_japanese, owner_key = excluded.owner_key, name_key = excluded.name_key,
         telling = excluded.telling, terms = excluded.terms, popularity = excluded.popularity`,
      [
        rows.map((row) => row.ruleId),
        rows.map((row) => row.ownerId),
        rows.map((row) => row.audience),
        rows.map((row) => row.type),
        rows.map((row) => row.isJapanese),
        rows.map((row) => row.ownerKey),
        rows.map((row) => row.nameKey),
        rows.map((row) => row.telling),
        rows.map((row) => row.terms),
      ],
      UNPREPARED,
    );
    await this.rememberWords(rows);
    await this.rememberSpellings(rows);
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
    const words = new Map<string, string>(rows.flatMap((row) => [...row.words]));
    // A fixed order prevents deadlocks between transactions.
    const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
    await this.database.write(
      `insert into rule_search_words (word, term)
       select t.word, t.term from unnest($1::text[], $2::text[]) as t (word, term)
       where not exists (select from rule_search_words known where known.word = t.word)
       on conflict (word) do nothing`,
      [sorted.map(([word]) => word), sorted.map(([, term]) => term)],
      UNPREPARED,
    );
  }

  /**
   * Recounts how common terms are and copies stars and views, which order equally good matches. Stale statistics make
   * the ranking worse but lose no results: call it after an import and periodically. On a large registry it exceeds the
   * statement timeout of a request.
   */
  async refreshStatistics(statements: Statements = this.database): Promise<void> {
    const [counted] = await statements.read<{ readonly total: number }>(
      `select count(*)::int as total from rule_search_documents`,
    );
    const total = counted?.total ?? 0;
    const share = total <= SAMPLE ? 100 : (SAMPLE / total) * 100;
    const source = `select terms from rule_search_documents tablesample bernoulli (${share.toFixed(6)})`;
    await statements.write(
      `insert into rule_search_terms (term, documents)
       select word, (ndoc * $2::float8)::int from ts_stat($1) where ndoc >= $4::int
       union all select '', $3::int
       on conflict (term) do update set documents = excluded.documents
         where rule_search_terms.documents <> excluded.documents`,
      // A term that occurs once in a sample may be rare, so it is dropped.
      [source, 100 / share, total, share === 100 ? 1 : 2],
    );
    await statements.write(
      `update rule_search_words w set documents = t.documents from rule_search_terms t
       where t.term = w.term and t.documents <> w.documents`,
    );
    await this.relateTerms(statements, share);
    await statements.write(
      `update rule_search_documents d set popularity = r.stars::bigint << 31 | least(r.views, 2147483647)
       from rules r where r.id = d.rule_id and d.popularity <> (r.stars::bigint << 31 | least(r.views, 2147483647))`,
    );
  }

  /**
   * Learns which terms go together: for each term, the names and tags that it predicts best, by normalised pointwise mutual
   * information over the sample.
   */
  private async relateTerms(statements: Statements, share: number): Promise<void> {
    await statements.write(`delete from rule_search_related`);
    await statements.write(
      `with sampled as (
         select rule_id, telling from rule_search_documents tablesample bernoulli (${share.toFixed(6)})
       ), found as materialized (
         select distinct s.rule_id, split_part(t.part, '=', 1) as term, split_part(t.part, '=', 2) >= $1 as strong
         from sampled s, unnest(string_to_array(trim(both '|' from s.telling), '|')) as t (part)
         where length(split_part(t.part, '=', 1)) > 1 and t.part !~ '^@'
       ), counted as materialized (
         select term, count(*)::float8 as documents, count(*) filter (where strong)::float8 as strongly from found group by term
       ), total as (select count(*)::float8 as documents from sampled
       ), pairs as materialized (
         select a.term, b.term as related, count(*)::float8 as together
         from found a
         join counted ca on ca.term = a.term and ca.documents >= 3
         join found b on b.rule_id = a.rule_id and b.term <> a.term and b.strong and b.term ~ '^[a-z0-9]+$'
         join counted cb on cb.term = b.term and cb.strongly between 2 and (select documents / 10 from total)
         group by a.term, b.term
         having count(*) >= 2
       ), weighed as (
         select p.term, p.related,
           ln(p.together * t.documents / (ca.documents * cb.strongly)) / -ln(p.together / t.documents)
             * (p.together / (p.together + 2)) as strength
         from pairs p join counted ca on ca.term = p.term join counted cb on cb.term = p.related cross join total t
       ), ranked as (
         select *, row_number() over (partition by term order by strength desc, related) as place
         from weighed where strength >= 0.2
       )
       insert into rule_search_related (term, related, strength)
       select term, related, strength from ranked where place <= ${MAX_RELATED}`,
      [STRONG_LEVEL],
    );
  }
}
