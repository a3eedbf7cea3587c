import { Injectable } from '@nestjs/common';
import { RULE_TYPES } from '@kimari/common/enums';
import { Database, UNPREPARED } from '../../../kernel/database/database';
import { ruleOrder } from './order';
import { Parameters, ruleConditions } from './scope';
import type { RuleFilter, RuleList, RulePage, SearchViewer, TypeCount } from './search.types';
import { EXACT_TOTAL } from './totals';

type Plan = { readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[] };

/** Lists and counts visible rules when there is no search query. */
@Injectable()
export class FilteredRulesRepository {
  constructor(private readonly database: Database) {}

  /** One page of the rules that pass the filter. */
  async list(list: RuleList): Promise<RulePage> {
    const parameters = new Parameters();
    const conditions = ruleConditions(list.filter, list.viewer, parameters);
    const reading = this.database.read<{ readonly id: string }>(
      `select r.id from rules r where ${conditions}
       order by ${ruleOrder(list)} limit ${parameters.add(list.limit)} offset ${parameters.add(list.offset)}`,
      parameters.values,
      UNPREPARED,
    );
    const [rows, counted] = await Promise.all([reading, this.count(list.filter, list.viewer)]);
    return { ids: rows.map((row) => row.id), ...counted };
  }

  /** How many rules pass the filter: exact up to 10,000, an estimate above. */
  async count(
    filter: RuleFilter,
    viewer: SearchViewer,
  ): Promise<{ readonly total: number; readonly isTotalExact: boolean }> {
    const parameters = new Parameters();
    const conditions = ruleConditions(filter, viewer, parameters);
    const [counted] = await this.database.read<{ readonly total: number }>(
      `select count(*)::int as total from (select from rules r where ${conditions} limit ${EXACT_TOTAL + 1}) as counted`,
      parameters.values,
      UNPREPARED,
    );
    const total = counted?.total ?? 0;
    if (total <= EXACT_TOTAL) return { total, isTotalExact: true };
    const [plan] = await this.database.read<Plan>(
      `explain (format json) select from rules r where ${conditions}`,
      parameters.values,
      UNPREPARED,
    );
    const estimate = plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
    return { total: Math.max(estimate, total), isTotalExact: false };
  }

  /** How many rules of each type pass the filter. Above 10,000 in all, each type is exact up to 10,000 by itself. */
  async countByType(filter: RuleFilter, viewer: SearchViewer): Promise<readonly TypeCount[]> {
    const parameters = new Parameters();
    const conditions = ruleConditions(filter, viewer, parameters);
    const counted = await this.database.read<TypeCount>(
      `select type, count(*)::int as count
       from (select r.type from rules r where ${conditions} limit ${EXACT_TOTAL + 1}) as counted group by type`,
      parameters.values,
      UNPREPARED,
    );
    const counts = new Map(counted.map(({ type, count }) => [type, count]));
    const isExact = counted.reduce((sum, { count }) => sum + count, 0) <= EXACT_TOTAL;
    return Promise.all(
      RULE_TYPES.map(async (type) => ({
        type,
        count: isExact ? (counts.get(type) ?? 0) : (await this.count({ ...filter, type }, viewer)).total,
      })),
    );
  }
}
