import { Injectable } from '@nestjs/common';
import { ownerKey } from '@kimari/common/name-key';
import { Database, UNPREPARED } from '../../../kernel/database/database';
import type { Candidate } from '../../../kernel/search/ranking';
import { readershipSql } from '../rule-visibility';
import { ruleOrder } from './order';
import { ruleConditions, Parameters, partOf } from './scope';
import type { RuleFilter, RuleList, SearchViewer, TypeCount } from './search.types';
import { EXACT_TOTAL } from './totals';

/** Of each tier, the most popular matches that are scored. */
const MOST_SCORED = 150;
/** Of a tier with more matches than this, the most popular ones are looked for among so many. */
export const MOST_READ = 2500;
/** Matches that are read to be sorted by something else than relevance. */
const MOST_SORTED = 50_000;
/** Rules that are looked at, one after another in the order asked for, until a page is full. */
export const MOST_WALKED = 10_000;
/** Of the rules with exactly the name that was typed, the most popular ones. */
const MOST_NAMESAKES = 20;

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
  /** Each is searched for its most popular matches. */
  readonly queries: readonly string[];
  /** Contains all others; its matches are counted. Null when counting them would take too long. */
  readonly counted: string | null;
  /** A name that is found whatever its words are, of one owner or of any. */
  readonly name: { readonly nameKey: string; readonly ownerKey: string | null } | null;
  /** Whether what the tiers find has all ideas of the query. */
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

type Narrowed = { readonly filter: RuleFilter; readonly viewer: SearchViewer };

/** `rule_search_matching` with its filters; a call reads the index only. */
function matching(query: string, list: Narrowed, parameters: Parameters, most = EXACT_TOTAL + 1): string {
  const values = [
    `${parameters.add(query)}::tsquery`,
    readershipSql(parameters.add(list.viewer.userId), partOf(list.filter)),
    `${parameters.add(list.filter.type ?? null)}::text`,
    String(most),
  ];
  return `rule_search_matching(${values.join(', ')})`;
}

function cte(name: string, query: string, list: RuleList, parameters: Parameters, most: number): string {
  return `${name} as materialized (select * from ${matching(query, list, parameters, most)})`;
}

function namesakes(name: NonNullable<Tiers['name']>, parameters: Parameters): string {
  const owner = parameters.add(name.ownerKey);
  return `(select r.id from rules r join owners o on o.id = r.owner_id
    where r.name_key = ${parameters.add(name.nameKey)} and (${owner}::text is null or o.name_key = ${owner})
    order by r.stars desc, r.views desc, r.id limit ${MOST_NAMESAKES})`;
}

/** Reads matches of text searches, narrowed to what the viewer may see and asks for. */
@Injectable()
export class CandidatesRepository {
  constructor(private readonly database: Database) {}

  /** Id of the user or organization that has, or once had, a name. */
  async idOfOwner(name: string): Promise<string | null> {
    const [found] = await this.database.read<{ readonly id: string }>(
      'select owner_id as id from owner_names where name_key = $1',
      [ownerKey(name)],
    );
    return found?.id ?? null;
  }

  /** The most popular matches of every tier, with what scoring them needs. */
  async find(tiers: Tiers, list: RuleList): Promise<FoundCandidates> {
    const parameters = new Parameters();
    const ctes = tiers.queries.map((query, index) =>
      cte(`tier_${index}`, query, list, parameters, MOST_READ),
    );
    if (tiers.counted !== null) ctes.push(cte('counted', tiers.counted, list, parameters, EXACT_TOTAL + 1));
    const names = [
      ...tiers.queries.map((_, index) => `tier_${index}`),
      ...(tiers.counted === null ? [] : ['counted']),
    ];
    const best = names.map(
      (name) => `(select rule_id from ${name} order by popularity desc, rule_id limit ${MOST_SCORED})`,
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

  /** Matches after those that were scored, most popular first. */
  async rest(
    query: string,
    list: RuleList,
    without: readonly string[],
    limit: number,
    offset: number,
  ): Promise<readonly string[]> {
    const parameters = new Parameters();
    const rows = await this.database.read<{ readonly id: string }>(
      `select m.rule_id as id from ${matching(query, list, parameters)} m
       where m.rule_id <> all (${parameters.add(without)}::uuid[])
       order by m.popularity desc, m.rule_id limit ${parameters.add(limit)} offset ${parameters.add(offset)}`,
      parameters.values,
      UNPREPARED,
    );
    return rows.map((row) => row.id);
  }

  /** Matches in another order than by relevance, of at most `MOST_SORTED`. */
  async sorted(query: string, list: RuleList): Promise<readonly string[]> {
    const parameters = new Parameters();
    const rows = await this.database.read<{ readonly id: string }>(
      `select r.id from ${matching(query, list, parameters, MOST_SORTED)} m join rules r on r.id = m.rule_id
       where ${ruleConditions(list.filter, list.viewer, parameters)}
       order by ${ruleOrder(list)} limit ${parameters.add(list.limit)} offset ${parameters.add(list.offset)}`,
      parameters.values,
      UNPREPARED,
    );
    return rows.map((row) => row.id);
  }

  /**
   * The same for searches that match a good part of all rules: walks the order and keeps what matches. Null when
   * `MOST_WALKED` rules do not fill the page, as when what matches stands at the end of the order.
   */
  async walked(query: string, list: RuleList): Promise<readonly string[] | null> {
    const parameters = new Parameters();
    const text = parameters.add(query);
    const rows = await this.database.read<{ readonly id: string }>(
      `select r.id from (
         select r.* from rules r where ${ruleConditions(list.filter, list.viewer, parameters)}
         order by ${ruleOrder(list)} limit ${MOST_WALKED}
       ) r
       where (select d.terms @@ ${text}::tsquery from rule_search_documents d where d.rule_id = r.id)
       order by ${ruleOrder(list)} limit ${parameters.add(list.limit)} offset ${parameters.add(list.offset)}`,
      parameters.values,
      UNPREPARED,
    );
    return rows.length < list.limit ? null : rows.map((row) => row.id);
  }

  /** Some rules in another order. */
  async sortedAmong(ids: readonly string[], list: RuleList): Promise<readonly string[]> {
    const rows = await this.database.read<{ readonly id: string }>(
      `select r.id from rules r where r.id = any ($1::uuid[])
       order by ${ruleOrder(list)} limit $2 offset $3`,
      [ids, list.limit, list.offset],
      UNPREPARED,
    );
    return rows.map((row) => row.id);
  }

  /** Matches of each type, up to `EXACT_TOTAL` in all. */
  async countByType(query: string, narrowed: Narrowed): Promise<readonly TypeCount[]> {
    const parameters = new Parameters();
    return this.database.read<TypeCount>(
      `select m.type, count(*)::int as count from ${matching(query, narrowed, parameters)} m group by m.type`,
      parameters.values,
      UNPREPARED,
    );
  }

  /** Rules of each type among some. */
  async countByTypeAmong(ids: readonly string[]): Promise<readonly TypeCount[]> {
    return this.database.read<TypeCount>(
      `select r.type, count(*)::int as count from rules r where r.id = any ($1::uuid[]) group by r.type`,
      [ids],
      UNPREPARED,
    );
  }
}
