import { Injectable } from '@nestjs/common';
import type { RuleType } from '@kimari/common/enums';
import type { PowerList } from '@kimari/common/powers/stored-powers';
import { Database } from '../../kernel/database/database';
import { oneOrMore } from '../../kernel/database/one-or-more';

/** The powers of a version, and the version compared with. */
export type StoredPowers = PowerList & {
  readonly versionId: string;
  /** Number of the version before it; null for the first one, and where moderators have hidden that version. */
  readonly comparedWith: string | null;
  readonly type: RuleType;
};

/** A version with the one before it by number. */
export type VersionPair = {
  readonly id: string;
  readonly content: string;
  readonly type: RuleType;
  readonly previousId: string | null;
  readonly previous: string | null;
};

export type PowersOfVersion = PowerList & { readonly versionId: string; readonly previousId: string | null };

const PAIRS = `
  select v.id, v.content, r.type, before.id as "previousId", before.content as previous
    from rule_versions v join rules r on r.id = v.rule_id
    left join lateral (
      select b.id, b.content from rule_versions b
       where b.rule_id = v.rule_id and (b.major, b.minor, b.patch) < (v.major, v.minor, v.patch)
       order by b.major desc, b.minor desc, b.patch desc limit 1
    ) before on true`;

/** SQL for the powers of versions. */
@Injectable()
export class PowersRepository {
  constructor(private readonly database: Database) {}

  async write(engineVersion: number, read: readonly PowersOfVersion[]): Promise<void> {
    const rows = read.map(({ versionId, previousId, ...powers }) => ({
      ...{ version_id: versionId, previous_id: previousId, powers },
      asks_for_more: powers.added.length > 0,
    }));
    await this.database.write(
      `insert into version_powers (version_id, engine_version, previous_id, asks_for_more, powers)
       select version_id, $2, previous_id, asks_for_more, powers
         from jsonb_to_recordset($1::jsonb)
              as given (version_id uuid, previous_id uuid, asks_for_more boolean, powers jsonb)
       on conflict (version_id) do update set engine_version = excluded.engine_version,
         previous_id = excluded.previous_id, asks_for_more = excluded.asks_for_more, powers = excluded.powers`,
      [JSON.stringify(rows), engineVersion],
    );
  }

  async findMany(versionIds: readonly string[]): Promise<readonly StoredPowers[]> {
    const { equals, parameter } = oneOrMore(versionIds);
    const rows = await this.database.read<
      Pick<StoredPowers, 'versionId' | 'comparedWith' | 'type'> & { readonly list: PowerList }
    >(
      `select p.version_id as "versionId", p.powers as list, r.type,
              b.major || '.' || b.minor || '.' || b.patch as "comparedWith"
         from version_powers p
         join rule_versions v on v.id = p.version_id join rules r on r.id = v.rule_id
         left join rule_versions b
                on b.id = p.previous_id and not exists (select from hidden_versions h where h.version_id = b.id)
        where p.version_id ${equals('$1')}`,
      [parameter],
    );
    return rows.map(({ list, ...row }) => ({ ...row, ...list }));
  }

  pairsOf(versionIds: readonly string[]): Promise<readonly VersionPair[]> {
    return this.database.read<VersionPair>(`${PAIRS} where v.id = any($1)`, [versionIds]);
  }

  /** Versions whose powers the current engine has not read; the newest first. */
  outdated(engineVersion: number, limit: number): Promise<readonly VersionPair[]> {
    return this.database.read<VersionPair>(
      `${PAIRS} left join version_powers p on p.version_id = v.id
        where p.version_id is null or p.engine_version < $1
        order by v.id desc limit $2`,
      [engineVersion, limit],
    );
  }
}
