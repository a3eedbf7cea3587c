import { Injectable } from '@nestjs/common';
import type { Finding } from '@kimari/common/findings/finding';
import { Database } from '../../kernel/database/database';
import { oneOrMore } from '../../kernel/database/one-or-more';
import type { TextChecks } from './text-checks';
import type { VersionNumber } from './version-number';

/** The findings of a version, and when they were made. */
export type StoredChecks = TextChecks & { readonly versionId: string; readonly checkedAt: Date };

/** A version, and the one that it is compared with: its number, or null for the version before. */
export type Compared = { readonly versionId: string; readonly since: VersionNumber | null };

/** The findings of the version compared with; null before its first check. */
export type EarlierChecks = Compared & {
  readonly earlierId: string;
  readonly engineVersion: number | null;
  readonly findings: readonly Finding[] | null;
};

/** SQL for the findings of versions. */
@Injectable()
export class ChecksRepository {
  constructor(private readonly database: Database) {}

  /** Writes the checks of versions in one statement. What an author has accepted stays accepted. */
  async write(
    checks: readonly (TextChecks & { readonly versionId: string })[],
    checkedAt: Date,
  ): Promise<void> {
    if (checks.length === 0) return;
    const rows = checks.map(({ versionId, engineVersion, isAccepted, findings }) => ({
      ...{ version_id: versionId, engine_version: engineVersion, is_accepted: isAccepted },
      findings: findings.map(withoutNul),
    }));
    await this.database.write(
      `insert into version_checks (version_id, engine_version, checked_at, is_accepted, findings)
       select version_id, engine_version, $2, is_accepted, findings
         from jsonb_to_recordset($1::jsonb) as given (version_id uuid, engine_version int, is_accepted boolean, findings jsonb)
       on conflict (version_id) do update set engine_version = excluded.engine_version,
         checked_at = excluded.checked_at, findings = excluded.findings`,
      [JSON.stringify(rows), checkedAt],
    );
  }

  findMany(versionIds: readonly string[]): Promise<readonly StoredChecks[]> {
    const { equals, parameter } = oneOrMore(versionIds);
    return this.database.read<StoredChecks & { findings: readonly Finding[] }>(
      `select version_id as "versionId", engine_version as "engineVersion", checked_at as "checkedAt",
              is_accepted as "isAccepted", findings
         from version_checks where version_id ${equals('$1')}`,
      [parameter],
    );
  }

  /** The versions that others are compared with. Hidden versions are never compared with. */
  async findEarlier(compared: readonly Compared[]): Promise<readonly EarlierChecks[]> {
    const sinces = compared.map(({ since }) => since);
    const rows = await this.database.read<Omit<EarlierChecks, 'since'> & { readonly position: number }>(
      `select wanted.position::int as position, v.id as "versionId", e.id as "earlierId",
              c.engine_version as "engineVersion", c.findings
         from unnest($1::uuid[], $2::int[], $3::int[], $4::int[]) with ordinality
                as wanted (id, major, minor, patch, position)
         join rule_versions v on v.id = wanted.id
         cross join lateral (
           select p.id from rule_versions p
            where p.rule_id = v.rule_id
              and not exists (select 1 from hidden_versions h where h.version_id = p.id)
              and case when wanted.major is null then (p.major, p.minor, p.patch) < (v.major, v.minor, v.patch)
                       else (p.major, p.minor, p.patch) = (wanted.major, wanted.minor, wanted.patch) end
            order by p.major desc, p.minor desc, p.patch desc limit 1
         ) e
         left join version_checks c on c.version_id = e.id`,
      [
        compared.map(({ versionId }) => versionId),
        sinces.map((since) => since?.major ?? null),
        sinces.map((since) => since?.minor ?? null),
        sinces.map((since) => since?.patch ?? null),
      ],
    );
    return rows.map(({ position, ...row }) => ({ ...row, since: sinces[position - 1] ?? null }));
  }

  /** Versions that the current engine has not checked; the newest first. */
  async outdated(
    engineVersion: number,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly content: string }[]> {
    return this.database.read<{ id: string; content: string }>(
      `select v.id, v.content from rule_versions v
         left join version_checks c on c.version_id = v.id
        where c.version_id is null or c.engine_version < $1
        order by v.id desc limit $2`,
      [engineVersion, limit],
    );
  }
}

/** PostgreSQL stores no NUL; excerpts write it as `⟦U+0000⟧` anyway. */
function withoutNul(finding: Finding): Finding {
  return { ...finding, excerpt: finding.excerpt.replaceAll('\u0000', '') };
}
