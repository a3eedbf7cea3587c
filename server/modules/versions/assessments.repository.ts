import { Injectable } from '@nestjs/common';
import type { Assessment } from '@kimari/common/context-cost/context-cost';
import type { RuleType } from '@kimari/common/enums';
import { Database } from '../../kernel/database/database';
import { oneOrMore } from '../../kernel/database/one-or-more';

/** A version's cost and losses, and when they were counted. */
export type StoredAssessment = { readonly countedAt: Date } & Assessment;

/** A version with its stored assessment, and the inputs of an assessment beside its text. */
export type AssessedVersion = {
  readonly versionId: string;
  readonly name: string;
  readonly type: RuleType;
  readonly description: string | null;
  /** Digest of name, type and description as they are. */
  readonly subject: string;
  readonly engineVersion: number | null;
  readonly countedSubject: string | null;
  readonly countedAt: Date | null;
  readonly assessment: Assessment | null;
};

export type CountedVersion = Pick<AssessedVersion, 'versionId' | 'subject' | 'assessment'>;

const SUBJECT = `md5(r.name || chr(10) || r.type || chr(10) || coalesce(r.description, ''))`;
const COLUMNS = `v.id as "versionId", r.name, r.type, r.description, ${SUBJECT} as subject`;

/** SQL for the cost and losses of versions in every assistant. */
@Injectable()
export class AssessmentsRepository {
  constructor(private readonly database: Database) {}

  findMany(versionIds: readonly string[]): Promise<readonly AssessedVersion[]> {
    const { equals, parameter } = oneOrMore(versionIds);
    return this.database.read<AssessedVersion>(
      `select ${COLUMNS}, a.engine_version as "engineVersion", a.subject as "countedSubject",
              a.counted_at as "countedAt", a.assessment
         from rule_versions v join rules r on r.id = v.rule_id
         left join version_assessments a on a.version_id = v.id
        where v.id ${equals('$1')}`,
      [parameter],
    );
  }

  async contentOf(versionId: string): Promise<string | null> {
    const [row] = await this.database.read<{ content: string }>(
      `select content from rule_versions where id = $1`,
      [versionId],
    );
    return row?.content ?? null;
  }

  /** Stores a count, unless the version was deleted meanwhile. */
  async write(
    { versionId, subject, assessment }: CountedVersion,
    engineVersion: number,
    countedAt: Date,
  ): Promise<void> {
    await this.database.write(
      `insert into version_assessments (version_id, engine_version, subject, counted_at, assessment)
       select id, $2, $3, $4, $5::jsonb from rule_versions where id = $1
       on conflict (version_id) do update set engine_version = excluded.engine_version,
         subject = excluded.subject, counted_at = excluded.counted_at, assessment = excluded.assessment
        where version_assessments.engine_version <= excluded.engine_version`,
      [versionId, engineVersion, subject, countedAt, assessment && JSON.stringify(withoutNul(assessment))],
    );
  }

  /** Versions that the current engine has not assessed; the newest first. */
  async outdated(engineVersion: number, limit: number): Promise<readonly string[]> {
    const rows = await this.database.read<{ id: string }>(
      `select v.id from rule_versions v
         left join version_assessments a on a.version_id = v.id
        where a.version_id is null or a.engine_version < $1
        order by v.id desc limit $2`,
      [engineVersion, limit],
    );
    return rows.map(({ id }) => id);
  }
}

/** PostgreSQL stores no NUL, which the words of a text may have. */
function withoutNul(assessment: Assessment): Assessment {
  const outcomes = assessment.outcomes.map((outcome) => ({
    ...outcome,
    losses: outcome.losses.map((loss) => ({
      ...loss,
      values: loss.values.map((value) => value.replaceAll('\u0000', '')),
    })),
  }));
  return { ...assessment, outcomes };
}
