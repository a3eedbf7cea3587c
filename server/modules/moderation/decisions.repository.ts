import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Database } from '../../kernel/database/database';
import { isUuid } from '../../kernel/database/uuid';
import type { DecisionResult, Person } from './case.result';

/** A decision to store. */
export type DecisionDraft = Pick<
  DecisionResult,
  'ruleId' | 'versionId' | 'action' | 'reason' | 'finding' | 'note' | 'decidedAt'
> & { readonly decidedById: string };

const SELECT = `
  select d.id, d.rule_id as "ruleId", d.version_id as "versionId", d.action, nullif(d.reason, '') as reason,
    d.finding, d.note, d.decided_at as "decidedAt",
    case when v.id is not null then v.major || '.' || v.minor || '.' || v.patch end as version,
    json_build_object('id', d.decided_by, 'username', o.name) as "decidedBy",
    d.answer as "answerText", d.answered_at as "answeredAt",
    json_build_object('id', d.answered_by, 'username', ao.name) as "answeredBy"
  from moderation_decisions d
  join owners o on o.id = d.decided_by
  left join owners ao on ao.id = d.answered_by
  left join rule_versions v on v.id = d.version_id`;

type Row = Omit<DecisionResult, 'answer'> & {
  readonly answerText: string | null;
  readonly answeredAt: Date | null;
  readonly answeredBy: Person;
};

function toResult({ answerText, answeredAt, answeredBy, ...row }: Row): DecisionResult {
  const isAnswered = answerText !== null && answeredAt !== null;
  return { ...row, answer: isAnswered ? { text: answerText, by: answeredBy, at: answeredAt } : null };
}

/** SQL for decisions about reported rules, and for the answers to them. */
@Injectable()
export class DecisionsRepository {
  constructor(private readonly database: Database) {}

  async insert(draft: DecisionDraft): Promise<void> {
    const { ruleId, versionId, action, reason, finding, note, decidedById, decidedAt } = draft;
    await this.database.write(
      `insert into moderation_decisions (id, rule_id, version_id, action, reason, note, decided_by, decided_at, finding)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ...[uuid(), ruleId, versionId, action, reason, note, decidedById, decidedAt],
        finding && JSON.stringify(finding),
      ],
    );
  }

  /** Newest first, by rule. */
  async ofRules(ruleIds: readonly string[]): Promise<ReadonlyMap<string, readonly DecisionResult[]>> {
    const rows = await this.database.read<Row>(`${SELECT} where d.rule_id = any ($1) order by d.id desc`, [
      ruleIds,
    ]);
    const byRule = new Map<string, DecisionResult[]>(ruleIds.map((id) => [id, []]));
    for (const row of rows) byRule.get(row.ruleId)?.push(toResult(row));
    return byRule;
  }

  async find(id: string): Promise<DecisionResult | null> {
    if (!isUuid(id)) return null;
    const rows = await this.database.read<Row>(`${SELECT} where d.id = $1`, [id]);
    return rows[0] ? toResult(rows[0]) : null;
  }

  /** Returns false if the decision has an answer already. */
  async answer(id: string, text: string, userId: string, at: Date): Promise<boolean> {
    const rows = await this.database.write(
      `with answered as (
         update moderation_decisions set answer = $2, answered_by = $3, answered_at = $4
          where id = $1 and answer is null returning 1)
       select from answered`,
      [id, text, userId, at],
    );
    return rows.length > 0;
  }
}
