import { Injectable } from '@nestjs/common';
import { ownerKey } from '@kimari/common/name-key';
import { Database, UNPREPARED } from '../../../kernel/database/database';
import type { Candidate } from '../../../kernel/search/ranking';
import { readershipSql } from '../rule-visibility';
import { ruleOrder } from './order';
import { ruleConditions, Parameters, partOf } from './scope';
import type { RuleFilter, RuleList, SearchViewer, TypeCount } from './search.types';
import { EXACT_TOTAL } from './totals';

/** The most popular matches of each tier, up to this many, are scored. */
const MAX_SCORED = 150;
/** Only this many matches of a tier are read to find its most popular ones. */
export const MAX_READ = 2500;
/** Matches that are read when the order is not relevance. */
const MAX_SORTED = 50_000;
/** Rules that are scanned in the requested order to fill a page. */
export const MAX_SCANNED = 10_000;
/** Rules whose name equals the query, most popular first. */
const MAX_NAMESAKES = 20;

type CandidateRow = {
  readonly id: string;
  readonly owner_key: string;
  readonly name_key: string;
  readonly telling: string;
  readonly is_japanese: boolean | null;
  readonly matches_all: boolean;
  readonly stars: number;
  readonly views: number;
  readonly counted: number | null;
};

/** Text searches of one query, as `tsquery` text. */
export type Tiers = {
  /** Each query contributes its most popular matches. */
  readonly queries: readonly string[];
  /** The broadest query, whose matches are counted. Null when counting would take too long. */
  readonly counted: string | null;
  /** Rules with exactly this name always match; a null `ownerKey` accepts any owner. */
  readonly name: { readonly nameKey: string; readonly ownerKey: string | null } | null;
  /** Whether every match contains all concepts of the query. */
  readonly matchesAll: boolean;
};

export type FoundCandidates = {
  readonly candidates: readonly Candidate[];
  /** Matches of the counted tier, up to one more than `EXACT_TOTAL`. */
  readonly counted: number | null;
};

function toCandidate(row: CandidateRow): Candidate {
  return {
    id: row.id,
    ownerKey: row.owner_key,
    nameKey: row.name_key,
    telling: row.telling,
    isJapanese: row.is_japanese,
    matchesAll: row.matches_all,
    stars: row.stars,
    views: row.views,
  };
}

type Scope = { readonly filter: RuleFilter; readonly viewer: SearchViewer };

/** A call of the SQL function `rule_search_matching`, which reads the index only. */
function matching(query: string, list: Scope, parameters: Parameters, limit = EXACT_TOTAL + 1): string {
  const values = [
    `${parameters.add(query)}::tsquery`,
    readershipSql(parameters.add(list.viewer.userId), partOf(list.filter)),
    `${parameters.add(list.filter.type ?? null)}::text`,
    String(limit),
  ];
  return `rule_search_matching(${values.join(', ')})`;
}

function cte(name: string, query: string, list: RuleList, parameters: Parameters, limit: number): string {
  return `${name} as materialized (select * from ${matching(query, list, parameters, limit)})`;
}

function namesakes(name: NonNullable<Tiers['name']>, parameters: Parameters): string {
  const owner = parameters.add(name.ownerKey);
  return `(select r.id from rules r join owners o on o.id = r.owner_id
    where r.name_key = ${parameters.add(name.nameKey)} and (${owner}::text is null or o.name_key = ${owner})
    order by r.stars desc, r.views desc, r.id limit ${MAX_NAMESAKES})`;
}

/** Runs text searches over the rules that the viewer may see and the filter selects. */
@Injectable()
export class CandidatesRepository {
  constructor(private readonly database: Database) {}

  /** Id of the user or organization that has or had this name. */
  async idOfOwner(name: string): Promise<string | null> {
    const [found] = await this.database.read<{ readonly id: string }>(
      'select owner_id as id from owner_names where name_key = $1',
      [ownerKey(name)],
    );
    return found?.id ?? null;
  }

  /** The most popular matches of every tier, with the data that scoring needs. */
  async find(tiers: Tiers, list: RuleList): Promise<FoundCandidates> {
    const parameters = new Parameters();
    const ctes = tiers.queries.map((query, index) => cte(`tier_${index}`, query, list, parameters, MAX_READ));
    if (tiers.counted !== null) ctes.push(cte('counted', tiers.counted, list, parameters, EXACT_TOTAL + 1));
    const names = [
      ...tiers.queries.map((_, index) => `tier_${index}`),
      ...(tiers.counted === null ? [] : ['counted']),
    ];
    const best = names.map(
      (name) => `(select rule_id from ${name} order by popularity desc, rule_id limit ${MAX_SCORED})`,
    );
    if (tiers.name !== null) best.push(namesakes(tiers.name, parameters));
    const rows = await this.database.read<CandidateRow>(
      `with ${ctes.join(', ')}
       select d.rule_id as id, d.owner_key, d.name_key, d.telling, d.is_japanese,
              ${parameters.add(tiers.matchesAll)}::boolean as matches_all, r.stars, r.views,
              ${tiers.counted === null ? 'null::int' : '(select count(*)::int from counted)'} as counted
       from (${best.join(' union ')}) as best
       join rule_search_documents d on d.rule_id = best.rule_id
       join rules r on r.id = best.rule_id
       where ${ruleConditions(list.filter, list.viewer, parameters)}`,
      parameters.values,
      UNPREPARED,
    );
    return {
      candidates: rows.map(toCandidate),
      counted: tiers.counted === null ? null : (rows[0]?.counted ?? 0),
    };
  }

  /** The matches that were not scored, most popular first. */
  async rest(
    query: string,
    list: RuleList,
    excluded: readonly string[],
    limit: number,
    offset: number,
  ): Promise<readonly string[]> {
    const parameters = new Parameters();
    const rows = await this.database.read<{ readonly id: string }>(
      `select m.rule_id as id from ${matching(query, list, parameters)} m
       where m.rule_id <> all (${parameters.add(excluded)}::uuid[])
       order by m.popularity desc, m.rule_id limit ${parameters.add(limit)} offset ${parameters.add(offset)}`,
      parameters.values,
      UNPREPARED,
    );
    return rows.map((row) => row.id);
  }

  /** Matches in an order other than relevance; at most `MAX_SORTED` are read. */
  async sorted(query: string, list: RuleList): Promise<readonly string[]> {
    const parameters = new Parameters();
    const rows = await this.database.read<{ readonly id: string }>(
      `select r.id from ${matching(query, list, parameters, MAX_SORTED)} m join rules r on r.id = m.rule_id
       where ${ruleConditions(list.filter, list.viewer, parameters)}
       order by ${ruleOrder(list)} limit ${parameters.add(list.limit)} offset ${parameters.add(list.offset)}`,
      parameters.values,
      UNPREPARED,
    );
    return rows.map((row) => row.id);
  }

  /**
   * Like `sorted`, for queries that match a large share of all rules: scans the rules in order and keeps the matches.
   * Null when the first `MAX_SCANNED` rules hold too few matches to fill the page.
   */
  async scanned(query: string, list: RuleList): Promise<readonly string[] | null> {
    const parameters = new Parameters();
    const text = parameters.add(query);
    const rows = await this.database.read<{ readonly id: string }>(
      `select r.id from (
         select r.* from rules r where ${ruleConditions(list.filter, list.viewer, parameters)}
         order by ${ruleOrder(list)} limit ${MAX_SCANNED}
       ) r
       where (select d.terms @@ ${text}::tsquery from rule_search_documents d where d.rule_id = r.id)
       order by ${ruleOrder(list)} limit ${parameters.add(list.limit)} offset ${parameters.add(list.offset)}`,
      parameters.values,
      UNPREPARED,
    );
    return rows.length < list.limit ? null : rows.map((row) => row.id);
  }

  /** The given rules in the order of the list. */
  async sortedAmong(ids: readonly string[], list: RuleList): Promise<readonly string[]> {
    const rows = await this.database.read<{ readonly id: string }>(
      `select r.id from rules r where r.id = any ($1::uuid[])
       order by ${ruleOrder(list)} limit $2 offset $3`,
      [ids, list.limit, list.offset],
      UNPREPARED,
    );
    return rows.map((row) => row.id);
  }

  /** Matches per type; counting stops just above `EXACT_TOTAL` in all. */
  async countByType(query: string, scope: Scope): Promise<readonly TypeCount[]> {
    const parameters = new Parameters();
    return this.database.read<TypeCount>(
      `select m.type, count(*)::int as count from ${matching(query, scope, parameters)} m group by m.type`,
      parameters.values,
      UNPREPARED,
    );
  }

  /** How many of the given rules have each type. */
  async countByTypeAmong(ids: readonly string[]): Promise<readonly TypeCount[]> {
    return this.database.read<TypeCount>(
      `select r.type, count(*)::int as count from rules r where r.id = any ($1::uuid[]) group by r.type`,
      [ids],
      UNPREPARED,
    );
  }
}
