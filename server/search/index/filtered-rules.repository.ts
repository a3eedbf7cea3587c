import { LIMITS } from '@kimari/common/limits';
import { Injectable } from '@nestjs/common';
import { Database, type StatementOptions, UNPREPARED } from '../../kernel/database/database';
import { EXACT_TOTAL } from '../query/totals';
import type { Facet, RuleFilter, RuleList, RulePage, SearchViewer, ValueCount } from '../search.types';
import { facetSql, isUnfiltered, scaled, withoutOwn } from './facets';
import { ruleOrder } from './order';
import { ownerIdOf } from './owner-id.repository';
import { Parameters, ruleConditions } from './scope';

type Counted = Pick<RulePage, 'total' | 'isTotalExact'>;
type Plan = { readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[] };

/** Lists and counts visible rules when there is no search query. */
@Injectable()
export class FilteredRulesRepository {
  constructor(private readonly database: Database) {}

  /** One page of the rules that pass the filter, and their number. */
  async list(wanted: RuleList): Promise<RulePage> {
    const { viewer } = wanted;
    const filter = await this.withAuthorId(wanted.filter);
    const list = { ...wanted, filter };
    const parameters = new Parameters();
    const conditions = ruleConditions(filter, viewer, parameters);
    const { values } = parameters;
    const conditionValues = [...values];
    const { keyset: order, join } = ruleOrder(list);
    const behind = order.behind(list.after, (value) => parameters.add(value));
    const [page] = await this.database.read<{ readonly keys: readonly string[]; readonly total: number }>(
      `select (${countSql(conditions)}) as total,
         array(select ${order.key} from rules r ${join} where ${conditions} and ${behind}
           order by ${order.orderBy} ${pageSql(list, parameters)}) as keys`,
      values,
      planningOf(filter),
    );
    const counted = await this.orEstimate(page?.total ?? 0, conditions, conditionValues);
    return {
      keys: (page?.keys ?? []).slice(0, list.limit),
      ...counted,
      reading: null,
      countBy: (facet) => this.countBy(facet, list, counted),
    };
  }

  /**
   * Knowing the account, PostgreSQL reads the rules of somebody with very many in the order of the list, until the page is full, and
   * sorts those of others. For a name, it sorts in any case.
   */
  private async withAuthorId(filter: RuleFilter): Promise<RuleFilter> {
    if (filter.author === undefined) return filter;
    return { ...filter, authorId: await ownerIdOf(this.database, filter.author) };
  }

  /** How many rules pass the filter: exact up to 10,000, an estimate above. */
  private async count(filter: RuleFilter, viewer: SearchViewer): Promise<Counted> {
    const parameters = new Parameters();
    const conditions = ruleConditions(filter, viewer, parameters);
    const [counted] = await this.database.read<{ readonly total: number }>(
      `select (${countSql(conditions)}) as total`,
      parameters.values,
      UNPREPARED,
    );
    return this.orEstimate(counted?.total ?? 0, conditions, parameters.values);
  }

  private async orEstimate(
    total: number,
    conditions: string,
    parameters: readonly unknown[],
  ): Promise<Counted> {
    if (total <= EXACT_TOTAL) return { total, isTotalExact: true };
    const [plan] = await this.database.read<Plan>(
      `explain (format json) select from rules r where ${conditions}`,
      parameters,
      UNPREPARED,
    );
    const estimate = plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
    return { total: Math.max(estimate, total), isTotalExact: false };
  }

  /** How many rules pass the filter by a facet, as if nothing were chosen for it; `whole` is the count with the choice. */
  private async countBy(
    facet: Facet,
    { filter, viewer }: Pick<RuleList, 'filter' | 'viewer'>,
    whole: Counted,
  ): Promise<readonly ValueCount[]> {
    const others = withoutOwn(facet, filter);
    const parameters = new Parameters();
    const conditions = ruleConditions(others, viewer, parameters);
    const reading = this.database.read<ValueCount>(
      facetSql(facet, `(select r.* from rules r where ${conditions} limit ${EXACT_TOTAL + 1}) r`),
      parameters.values,
      planningOf(others),
    );
    const counting = isUnfiltered(facet, filter) ? whole : this.count(others, viewer);
    const [counts, { total, isTotalExact }] = await Promise.all([reading, counting]);
    return isTotalExact ? counts : scaled(counts, total / EXACT_TOTAL);
  }
}

/** Of all or all public rules, one plan is the best for every viewer. */
function planningOf({ type, visibility = 'all', author, tags }: RuleFilter): StatementOptions {
  const isWide = visibility === 'all' || visibility === 'public';
  return isWide && type === undefined && author === undefined && tags === undefined ? {} : UNPREPARED;
}

/**
 * The part of the list that is read, at least. For a parameter, PostgreSQL assumes a tenth of all rules, and makes a new plan each
 * time; so first pages are read by one of two numbers.
 */
function pageSql({ limit, offset }: Pick<RuleList, 'limit' | 'offset'>, parameters: Parameters): string {
  const enough = [LIMITS.list.default + 1, LIMITS.list.max + 1].find((size) => limit <= size);
  if (offset === 0 && enough !== undefined) return `limit ${enough}`;
  return `limit ${parameters.add(limit)} offset ${parameters.add(offset)}`;
}

/** Counts rules until the number is an estimate anyway. */
function countSql(conditions: string): string {
  return `select count(*)::int from (select from rules r where ${conditions} limit ${EXACT_TOTAL + 1}) as counted`;
}
