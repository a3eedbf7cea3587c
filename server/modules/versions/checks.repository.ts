import { Injectable } from '@nestjs/common';
import type { Finding } from '@kimari/common/findings/finding';
import { Database } from '../../kernel/database/database';
import { oneOrMore } from '../../kernel/database/one-or-more';
import type { TextChecks } from './text-checks';

/** What was found in a version, and when. */
export type StoredChecks = TextChecks & { readonly versionId: string; readonly checkedAt: Date };

/** SQL for what the checks have found in versions. */
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

  /** Versions that no engine, or an older one, has looked at; the newest first. */
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
