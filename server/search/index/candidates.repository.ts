import { Injectable } from '@nestjs/common';
import { readershipSql } from '../../access/rule-visibility';
import { Database, UNPREPARED } from '../../kernel/database/database';
import type { Window } from '../../kernel/schema/connection';
import type { SearchPlan } from '../query/plan';
import type { Preference } from '../query/preference';
import { EXACT_TOTAL } from '../query/totals';
import type { Conditions } from '../query/tsquery';
import type { Facet, RuleFilter, RuleList, SearchViewer, ValueCount } from '../search.types';
import { COUNTED } from '../text/marks';
import { quoteLexeme } from '../text/terms';
import type { Candidate } from './candidate';
import { estimateSql } from './estimate';
import { type FacetCounts, facetSql, SHOWN_VISIBILITY } from './facets';
import { ruleOrder } from './order';
import { ownerIdOf } from './owner-id.repository';
import { POPULARITY, popularityAmong, standingsOf } from './popularity';
import { popularityOrder } from './ranked-pages';
import { ruleConditions, Parameters, partOf } from './scope';

/** The best matches by an estimate, up to this many, are scored. */
const MAX_SCORED = 80;
/** Matches that are read when the order is not relevance. */
export const MAX_SORTED = 50_000;
/** Rules that are scanned in the requested order to fill a page. */
export const MAX_SCANNED = 10_000;
/** Rules whose name equals the query, most popular first. */
const MAX_NAMESAKES = 20;

type CandidateRow = Candidate & {
  readonly counted: number;
  readonly allMarks: number | null;
  readonly popularity: string;
};

/** A rule that is meant by its name. */
export type NamedRule = { readonly nameKey: string; readonly ownerKey: string | null };

/** The best matches of a plan, and what is known of all matches. */
export type FoundCandidates = {
  readonly candidates: readonly Candidate[];
  /** By id. */
  readonly popularity: ReadonlyMap<string, string>;
  /** Rules that contain all concepts, up to one more than `EXACT_TOTAL`; 0 if the plan does not count them. */
  readonly counted: number;
  /** The marks of all matches together. */
  readonly allMarks: number;
};

/** The rules that are searched: those that the viewer may see and the filter selects. */
export type Scope = { readonly filter: RuleFilter; readonly viewer: SearchViewer };

/** The three conditions that the SQL functions of the search take; those that are not needed are null. */
function threeConditions([first = '', second, ...others]: Conditions): readonly (string | null)[] {
  return [first, second ?? null, others.length === 0 ? null : others.join(' & ')];
}

/** A call of the SQL function `rule_search_matching`, which reads the index only. */
function matching(
  conditions: Conditions,
  list: Scope,
  parameters: Parameters,
  limit = EXACT_TOTAL + 1,
): string {
  const values = [
    ...threeConditions(conditions).map((condition) => `${parameters.add(condition)}::tsquery`),
    readershipSql(parameters.add(list.viewer.userId), partOf(list.filter)),
    `${parameters.add(list.filter.type ?? null)}::text`,
    String(limit),
  ];
  return `rule_search_matching(${values.join(', ')})`;
}

/** The ids of what a call of {@link matching} finds and of others that belong to the results. */
function together(call: string, others: readonly string[], parameters: Parameters): string {
  if (others.length === 0) return call;
  return `(select rule_id from ${call} union select unnest(${parameters.add(others)}::uuid[]))`;
}

/** The rules of {@link together} as `r`, with the ids and names that the index has. */
function namesOf(call: string, others: readonly string[], parameters: Parameters): string {
  return `(select rule_id as id, name_key from ${call}
    union select rule_id, name_key from rule_search_documents where rule_id = any (${parameters.add(others)}::uuid[])) r`;
}

/** A call of the SQL function `rule_search_gather`, which reads the index only. */
function gather({ probes }: SearchPlan, list: Scope, parameters: Parameters): string {
  const conditions = probes.map((probe) => threeConditions(probe.conditions));
  const values = [
    ...[0, 1, 2].map((place) => `${parameters.add(conditions.map((of) => of[place]))}::text[]`),
    `${parameters.add(probes.map(({ marks }) => marks))}::bigint[]`,
    `${parameters.add(probes.map(({ limit }) => limit))}::integer[]`,
    readershipSql(parameters.add(list.viewer.userId), partOf(list.filter)),
    `${parameters.add(list.filter.type ?? null)}::text`,
  ];
  return `rule_search_gather(${values.join(', ')})`;
}

/**
 * What a rule of another language or kind keeps in the estimate. Language weighs more than in `ranking.ts`, because the estimate
 * does not know yet what a rule is about.
 */
const ESTIMATED = { otherLanguage: 0.7, otherKind: 0.8 };

/** How much the language and the kind of a gathered rule count. */
function preferenceSql({ isJapanese, kind }: Preference, parameters: Parameters): string {
  const wanted = `${parameters.add(isJapanese)}::boolean`;
  const language = `case when coalesce(g.is_japanese, ${wanted}) = ${wanted} then 1::float8 else ${ESTIMATED.otherLanguage}::float8 end`;
  if (kind === null) return language;
  return `${language} * case when g.type = ${parameters.add(kind)} then 1::float8 else ${ESTIMATED.otherKind}::float8 end`;
}

/** The rules that the query is the name of. */
function namesakes(name: NamedRule, list: Scope, parameters: Parameters): string {
  const owner = parameters.add(name.ownerKey);
  return `(select r.id from rules r join owners o on o.id = r.owner_id ${standingsOf('r.id')}
    where r.name_key = ${parameters.add(name.nameKey)} and (${owner}::text is null or o.name_key = ${owner})
      and ${ruleConditions(list.filter, list.viewer, parameters)}
    order by s.stars desc, s.views desc, r.id limit ${MAX_NAMESAKES})`;
}

/** Runs text searches over the rules that the viewer may see and the filter selects. */
@Injectable()
export class CandidatesRepository {
  constructor(private readonly database: Database) {}

  /** Id of the user or organization that has or had this name. */
  idOfOwner(name: string): Promise<string | null> {
    return ownerIdOf(this.database, name);
  }

  /** The best matches of a plan by an estimate, with the data that scoring needs. */
  async find(
    plan: SearchPlan,
    named: NamedRule,
    preference: Preference,
    list: Scope,
  ): Promise<FoundCandidates> {
    const parameters = new Parameters();
    const gathered = gather(plan, list, parameters);
    const weights = estimateSql('g.marks', parameters.add(plan.weights), plan.weights.length);
    const estimate = `${weights} * ${preferenceSql(preference, parameters)}`;
    const rows = await this.database.read<CandidateRow>(
      `with gathered as materialized (select g.rule_id, g.marks, ${estimate} as estimate from ${gathered} g),
       last as (select estimate from gathered order by estimate desc offset ${MAX_SCORED - 1} limit 1),
       totals as (
         select count(*) filter (where marks & ${COUNTED} <> 0)::int as counted, bit_or(marks)::float8 as all_marks from gathered
       ),
       likely as materialized (
         select * from gathered where estimate >= coalesce((select estimate from last), '-infinity'::float8)
       ),
       best as (
         (select l.rule_id, l.marks from likely l join ${popularityAmong('likely')} p on p.rule_id = l.rule_id
          order by l.estimate desc, p.popularity desc, l.rule_id limit ${MAX_SCORED})
         union all
         select n.id, 0 from ${namesakes(named, list, parameters)} n
       )
       select d.rule_id as id, d.owner_key as "ownerKey", d.name_key as "nameKey", d.telling as "distinctiveTerms", r.type,
              d.is_japanese as "isJapanese", max(best.marks)::float8 as marks, r.name,
              r.deprecation_message is not null as "isDeprecated",
              r.tags, ${SHOWN_VISIBILITY} as visibility, r.description, s.stars, s.views,
              ${POPULARITY}::text as popularity, totals.counted, totals.all_marks as "allMarks"
       from best
       cross join totals
       join rule_search_documents d on d.rule_id = best.rule_id
       join rules r on r.id = best.rule_id
       ${standingsOf('best.rule_id')}
       where ${ruleConditions(list.filter, list.viewer, parameters)}
       group by d.rule_id, r.id, s.rule_id, totals.counted, totals.all_marks`,
      parameters.values,
    );
    return {
      candidates: rows,
      popularity: new Map(rows.map(({ id, popularity }) => [id, popularity])),
      counted: rows[0]?.counted ?? 0,
      allMarks: rows[0]?.allMarks ?? 0,
    };
  }

  /** Whether a rule that the viewer may see contains all of the terms. */
  async isUsed(terms: readonly string[], viewer: SearchViewer): Promise<boolean> {
    const parameters = new Parameters();
    const conditions = [terms.map(quoteLexeme).join(' & ')];
    const rows = await this.database.read(
      `select from ${matching(conditions, { filter: {}, viewer }, parameters, 1)}`,
      parameters.values,
    );
    return rows.length > 0;
  }

  /** The keys of the matches that were not scored, most popular first, behind a position or else an offset. */
  async rest(
    conditions: Conditions,
    list: RuleList,
    excluded: readonly string[],
    { limit, offset, after }: Window,
  ): Promise<readonly string[]> {
    const parameters = new Parameters();
    const rows = await this.database.read<{ readonly key: string }>(
      `with found as materialized (
         select rule_id from ${matching(conditions, list, parameters)} where rule_id <> all (${parameters.add(excluded)}::uuid[])
       )
       select ${popularityOrder.key} as key from ${popularityAmong('found')} p
       where ${popularityOrder.behind(after, (value) => parameters.add(value))}
       order by ${popularityOrder.orderBy} limit ${parameters.add(limit)} offset ${parameters.add(offset)}`,
      parameters.values,
    );
    return rows.map(({ key }) => key);
  }

  /** Matches and other results in an order other than relevance; at most `MAX_SORTED` are read. */
  async sorted(
    conditions: Conditions,
    others: readonly string[],
    list: RuleList,
  ): Promise<readonly string[]> {
    const parameters = new Parameters();
    const found = matching(conditions, list, parameters, MAX_SORTED);
    const rules =
      list.sort === 'name'
        ? namesOf(found, others, parameters)
        : `${together(found, others, parameters)} m join rules r on r.id = m.rule_id
           where ${ruleConditions(list.filter, list.viewer, parameters)}`;
    const { keyset: order, join } = ruleOrder(list);
    const rows = await this.database.read<{ readonly key: string }>(
      `select ${order.key} as key from (select r.* from ${rules}) r ${join}
       where ${order.behind(list.after, (value) => parameters.add(value))}
       order by ${order.orderBy} limit ${parameters.add(list.limit)} offset ${parameters.add(list.offset)}`,
      parameters.values,
      UNPREPARED,
    );
    return rows.map(({ key }) => key);
  }

  /**
   * Like `sorted`, for queries that match a large share of all rules: scans the rules in order and keeps the matches.
   * Null when the first `MAX_SCANNED` rules hold too few matches to fill the page.
   */
  async scanned(conditions: Conditions, list: RuleList): Promise<readonly string[] | null> {
    const parameters = new Parameters();
    const text = parameters.add(conditions.join(' & '));
    const { keyset: order, join } = ruleOrder(list);
    // The columns of the order keep their name outside, so that PostgreSQL knows that the rows are in order and stops early.
    const [source, id] = join === '' ? ['r', 'r.id'] : ['s', 's.rule_id'];
    const rows = await this.database.read<{ readonly key: string }>(
      `select ${order.key} as key from (
         select ${source}.* from rules r ${join} where ${ruleConditions(list.filter, list.viewer, parameters)}
           and ${order.behind(list.after, (value) => parameters.add(value))}
         order by ${order.orderBy} limit ${MAX_SCANNED}
       ) ${source}
       where (select d.terms @@ ${text}::tsquery from rule_search_documents d where d.rule_id = ${id})
       order by ${order.orderBy} limit ${parameters.add(list.limit)} offset ${parameters.add(list.offset)}`,
      parameters.values,
      UNPREPARED,
    );
    return rows.length < list.limit ? null : rows.map(({ key }) => key);
  }

  /** The keys of the given rules in the order of the list. */
  async sortedAmong(ids: readonly string[], list: RuleList): Promise<readonly string[]> {
    const { keyset: order, join } = ruleOrder(list);
    const parameters = new Parameters();
    const rows = await this.database.read<{ readonly key: string }>(
      `select ${order.key} as key from rules r ${join} where r.id = any (${parameters.add(ids)}::uuid[])
         and ${order.behind(list.after, (value) => parameters.add(value))}
       order by ${order.orderBy} limit ${parameters.add(list.limit)} offset ${parameters.add(list.offset)}`,
      parameters.values,
      UNPREPARED,
    );
    return rows.map(({ key }) => key);
  }

  /** How many matches and other results have each value of the facets; counting stops just above `EXACT_TOTAL` in all. */
  async countBy(
    facets: readonly Facet[],
    conditions: Conditions,
    others: readonly string[],
    scope: Scope,
  ): Promise<FacetCounts> {
    const parameters = new Parameters();
    const found = together(matching(conditions, scope, parameters), others, parameters);
    const counts = facets.map(
      (facet) => `select '${facet}' as facet, c.* from (${facetSql(facet, 'found r')}) c`,
    );
    const rows = await this.database.read<ValueCount & { readonly facet: Facet }>(
      `with found as materialized (
         select r.type, r.visibility, r.owner_id, r.tags from ${found} m join rules r on r.id = m.rule_id
       ) ${counts.join(' union all ')}`,
      parameters.values,
    );
    return new Map(facets.map((facet) => [facet, rows.filter((row) => row.facet === facet)]));
  }
}
