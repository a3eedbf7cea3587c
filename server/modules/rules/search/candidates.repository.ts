import { Injectable } from '@nestjs/common';
import { ownerKey } from '@kimari/common/name-key';
import { Database, UNPREPARED } from '../../../kernel/database/database';
import { COUNTED } from '../../../kernel/search/marks';
import type { Candidate, Lean } from '../../../kernel/search/ranking';
import { readershipSql } from '../rule-visibility';
import { estimateSql } from './estimate';
import { ruleOrder } from './order';
import type { SearchPlan } from './plan';
import { ruleConditions, Parameters, partOf } from './scope';
import type { RuleFilter, RuleList, SearchViewer, TypeCount } from './search.types';
import { EXACT_TOTAL } from './totals';

/** The best matches by an estimate, up to this many, are scored. */
const MAX_SCORED = 80;
/** Matches that are read when the order is not relevance. */
const MAX_SORTED = 50_000;
/** Rules that are scanned in the requested order to fill a page. */
export const MAX_SCANNED = 10_000;
/** Rules whose name equals the query, most popular first. */
const MAX_NAMESAKES = 20;

type CandidateRow = Omit<Candidate, 'marks'> & {
  readonly marks: string;
  readonly counted: number;
  readonly gathered: number;
};

/** A rule that is meant by its name. */
export type NamedRule = { readonly nameKey: string; readonly ownerKey: string | null };

export type FoundCandidates = {
  readonly candidates: readonly Candidate[];
  /** Rules that contain all concepts, up to one more than `EXACT_TOTAL`; 0 if the plan does not count them. */
  readonly counted: number;
  /** Rules that match any probe, `counted` ones and others. */
  readonly gathered: number;
};

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

/** A call of the SQL function `rule_search_gather`, which reads the index only. */
function gather({ probes }: SearchPlan, list: Scope, parameters: Parameters): string {
  const values = [
    `${parameters.add(probes.map(({ query }) => query))}::text[]`,
    `${parameters.add(probes.map(({ mark }) => mark))}::bigint[]`,
    `${parameters.add(probes.map(({ most }) => most))}::integer[]`,
    readershipSql(parameters.add(list.viewer.userId), partOf(list.filter)),
    `${parameters.add(list.filter.type ?? null)}::text`,
  ];
  return `rule_search_gather(${values.join(', ')})`;
}

/** How much the language and the kind of a gathered rule count, as in `ranking.ts`. */
function leanSql({ isJapanese, kind }: Lean, parameters: Parameters): string {
  const language = `case when coalesce(g.is_japanese, ${!isJapanese}) = ${isJapanese} then 1 else 0.7 end`;
  if (kind === null) return language;
  return `${language} * case when g.type = ${parameters.add(kind)} then 1 else 0.8 end`;
}

function namesakes(name: NamedRule, parameters: Parameters): string {
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

  /** The best matches of a plan by an estimate, with the data that scoring needs. */
  async find(plan: SearchPlan, named: NamedRule, lean: Lean, list: RuleList): Promise<FoundCandidates> {
    const parameters = new Parameters();
    const gathered = gather(plan, list, parameters);
    const estimate = `${estimateSql('g.marks', plan.weights)} * ${leanSql(lean, parameters)}`;
    const rows = await this.database.read<CandidateRow>(
      `with gathered as materialized (select * from ${gathered}),
       best as (
         (select g.rule_id, g.marks from gathered g order by ${estimate} desc, g.popularity desc, g.rule_id limit ${MAX_SCORED})
         union all
         select n.id, 0 from ${namesakes(named, parameters)} n
       )
       select d.rule_id as id, d.owner_key as "ownerKey", d.name_key as "nameKey", d.telling, r.type,
              d.is_japanese as "isJapanese", max(best.marks)::text as marks, r.name, r.description, r.stars, r.views,
              (select count(*)::int from gathered where marks & ${COUNTED} <> 0) as counted,
              (select count(*)::int from gathered) as gathered
       from best
       join rule_search_documents d on d.rule_id = best.rule_id
       join rules r on r.id = best.rule_id
       where ${ruleConditions(list.filter, list.viewer, parameters)}
       group by d.rule_id, r.id`,
      parameters.values,
      UNPREPARED,
    );
    return {
      candidates: rows.map(({ marks, ...row }) => ({ ...row, marks: Number(marks) })),
      counted: rows[0]?.counted ?? 0,
      gathered: rows[0]?.gathered ?? 0,
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
