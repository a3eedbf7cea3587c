import { Injectable } from '@nestjs/common';
import { type PageKeys, pageOf, type Window } from '../../kernel/schema/connection';
import { Keyset } from '../../kernel/schema/keyset';
import { Database } from '../../kernel/database/database';
import { oneOrMore } from '../../kernel/database/one-or-more';
import { PendingCounts } from './pending-counts';
import { RuleVersion } from './rule-version.entity';
import type { VersionNumber } from './version-number';
import type { RuleHistory, VersionResult, VersionWithContent } from './version.result';
import { VersionYank } from './version-yank.entity';

const COLUMNS = `
  v.id, v.rule_id as "ruleId", v.major || '.' || v.minor || '.' || v.patch as version,
  'sha256:' || encode(v.digest, 'hex') as digest, v.size, v.changelog, v.additions, v.deletions,
  v.created_at as "createdAt", v.created_by as "createdById", o.name as "createdByName",
  v.id = r.latest_version_id as "isLatest", y.reason as "yankReason", y.yanked_at as "yankedAt",
  coalesce(d.downloads, 0) as downloads, h.version_id is not null as "isHidden",
  coalesce(p.asks_for_more, false) as "asksForMore"`;

const TABLES = `
  from rule_versions v
  join rules r on r.id = v.rule_id
  join owners o on o.id = v.created_by
  left join version_yanks y on y.version_id = v.id
  left join version_download_counts d on d.version_id = v.id
  left join hidden_versions h on h.version_id = v.id
  left join version_powers p on p.version_id = v.id`;

const NEWEST = new Keyset('versions', [
  { sql: 'v.major', kind: 'number', descends: true },
  { sql: 'v.minor', kind: 'number', descends: true },
  { sql: 'v.patch', kind: 'number', descends: true },
]);
const NEWEST_FIRST = NEWEST.orderBy;

type Row = Omit<VersionResult, 'createdBy' | 'yank'> & {
  readonly createdById: string;
  readonly createdByName: string;
  readonly yankReason: string | null;
  readonly yankedAt: Date | null;
};

function toResult<Extra extends object>(
  row: Row & Extra,
  pending: PendingCounts,
): VersionResult & Omit<Extra, keyof Row> {
  const { createdById, createdByName, yankReason, yankedAt, ...version } = row;
  return {
    ...version,
    downloads: version.downloads + pending.of('downloads', version.id),
    createdBy: { id: createdById, username: createdByName },
    yank: yankReason !== null && yankedAt !== null ? { reason: yankReason, at: yankedAt } : null,
  } as VersionResult & Omit<Extra, keyof Row>;
}

/** A page of a history, and the length of the history. */
export type VersionPage = PageKeys & { readonly items: readonly VersionResult[]; readonly total: number };

/** The fields that select a history and its versions. */
type Shown = Pick<RuleHistory, 'id' | 'showsHiddenVersions'>;

/** The requested histories as a table. A single one is a plain row, for which PostgreSQL plans better. */
function histories(rules: readonly Shown[]) {
  const ids = rules.map(({ id }) => id);
  const showsHidden = rules.map((rule) => rule.showsHiddenVersions);
  return rules.length === 1
    ? {
        source: '(select $1::uuid as rule_id, $2::boolean as shows_hidden) wanted',
        parameters: [ids[0], showsHidden[0]],
      }
    : {
        source: 'unnest($1::uuid[], $2::boolean[]) as wanted (rule_id, shows_hidden)',
        parameters: [ids, showsHidden],
      };
}

/** SQL for versions and yanks. */
@Injectable()
export class VersionsRepository {
  constructor(
    private readonly database: Database,
    private readonly pending: PendingCounts,
  ) {}

  async insert(...versions: readonly RuleVersion[]): Promise<void> {
    await this.database.repository(RuleVersion).insert([...versions]);
  }

  /** A page of a history, newest first. */
  async pageOfRule(
    { id, showsHiddenVersions }: Shown,
    { limit, offset, after }: Window,
  ): Promise<Omit<VersionPage, 'total'>> {
    const values: unknown[] = [id, showsHiddenVersions, limit + 1, offset];
    const behind = NEWEST.behind(after, (value) => `$${values.push(value)}`);
    const found = await this.database.read<Row & { readonly key: string }>(
      `select ${COLUMNS}, ${NEWEST.key} as key ${TABLES}
        where v.rule_id = $1 and ($2 or h.version_id is null) and ${behind}
        order by ${NEWEST_FIRST} limit $3 offset $4`,
      values,
    );
    const { rows, ...keys } = pageOf(found, limit);
    return { items: rows.map(this.toResult), ...keys };
  }

  /** The same page of several histories, newest first. */
  async pagesOfRules(
    rules: readonly Shown[],
    { limit, offset, after }: Window,
  ): Promise<ReadonlyMap<string, VersionPage>> {
    const { source, parameters } = histories(rules);
    const values: unknown[] = [...parameters, limit + 1, offset];
    const behind = NEWEST.behind(after, (value) => `$${values.push(value)}`);
    const rows = await this.database.read<Row & { readonly key: string }>(
      `select page.* from ${source} cross join lateral (
         select ${COLUMNS}, ${NEWEST.key} as key ${TABLES}
          where v.rule_id = wanted.rule_id and (wanted.shows_hidden or h.version_id is null) and ${behind}
          order by ${NEWEST_FIRST} limit $3 offset $4
       ) page`,
      values,
    );
    const counts = await this.database.read<{ ruleId: string; total: number }>(
      `select v.rule_id as "ruleId", count(*)::int as total
         from ${source} join rule_versions v on v.rule_id = wanted.rule_id
         left join hidden_versions h on h.version_id = v.id
        where wanted.shows_hidden or h.version_id is null group by v.rule_id`,
      parameters,
    );
    return new Map(
      counts.map(({ ruleId, total }) => {
        const own = rows.filter((row) => row.ruleId === ruleId);
        const { rows: shown, ...keys } = pageOf(own, limit);
        return [ruleId, { items: shown.map(this.toResult), total, ...keys }];
      }),
    );
  }

  /** Versions by rule and number. */
  async findNumbered(
    wanted: readonly { readonly rule: Shown; readonly number: VersionNumber }[],
  ): Promise<VersionResult[]> {
    const rows = await this.database.read<Row>(
      `select ${COLUMNS} ${TABLES}
       join unnest($1::uuid[], $2::int[], $3::int[], $4::int[], $5::boolean[])
              as wanted (rule_id, major, minor, patch, shows_hidden)
         on v.rule_id = wanted.rule_id and v.major = wanted.major and v.minor = wanted.minor and v.patch = wanted.patch
       where wanted.shows_hidden or h.version_id is null`,
      [
        wanted.map(({ rule }) => rule.id),
        wanted.map(({ number }) => number.major),
        wanted.map(({ number }) => number.minor),
        wanted.map(({ number }) => number.patch),
        wanted.map(({ rule }) => rule.showsHiddenVersions),
      ],
    );
    return rows.map(this.toResult);
  }

  async findMany(ids: readonly string[]): Promise<VersionResult[]> {
    const { equals, parameter } = oneOrMore(ids);
    const rows = await this.database.read<Row>(`select ${COLUMNS} ${TABLES} where v.id ${equals('$1')}`, [
      parameter,
    ]);
    return rows.map(this.toResult);
  }

  async findWithContent(versionId: string): Promise<VersionWithContent | null> {
    const rows = await this.database.read<Row & { content: string }>(
      `select ${COLUMNS}, v.content ${TABLES} where v.id = $1`,
      [versionId],
    );
    return rows[0] ? this.toResult(rows[0]) : null;
  }

  async findByNumber(
    { id, showsHiddenVersions }: Shown,
    { major, minor, patch }: VersionNumber,
  ): Promise<VersionWithContent | null> {
    const rows = await this.database.read<Row & { content: string }>(
      `select ${COLUMNS}, v.content ${TABLES}
        where v.rule_id = $1 and v.major = $2 and v.minor = $3 and v.patch = $4 and ($5 or h.version_id is null)`,
      [id, major, minor, patch, showsHiddenVersions],
    );
    return rows[0] ? this.toResult(rows[0]) : null;
  }

  async contentsOf(versionIds: readonly string[]): Promise<{ id: string; content: string }[]> {
    return this.database.read('select id, content from rule_versions where id = any($1)', [versionIds]);
  }

  /** The highest number ever used, yanked and hidden ones included. */
  async highestNumber(ruleId: string): Promise<VersionNumber | null> {
    const rows = await this.database.read<VersionNumber>(
      `select v.major, v.minor, v.patch from rule_versions v where v.rule_id = $1 order by ${NEWEST_FIRST} limit 1`,
      [ruleId],
    );
    return rows[0] ?? null;
  }

  /**
   * Of the versions that are not hidden, the highest that is not yanked, or the highest one if all are yanked. Null when
   * all versions are hidden.
   */
  async currentId(ruleId: string): Promise<string | null> {
    const rows = await this.database.read<{ id: string }>(
      `select v.id from rule_versions v left join version_yanks y on y.version_id = v.id
       where v.rule_id = $1 and not exists (select from hidden_versions h where h.version_id = v.id)
       order by (y.version_id is not null), ${NEWEST_FIRST} limit 1`,
      [ruleId],
    );
    return rows[0]?.id ?? null;
  }

  /** Returns false if the version was already hidden. */
  async hide(versionId: string, at: Date): Promise<boolean> {
    const rows = await this.database.write(
      `insert into hidden_versions (version_id, hidden_at) values ($1, $2) on conflict do nothing returning version_id`,
      [versionId, at],
    );
    return rows.length > 0;
  }

  /** Returns false if the version was not hidden. */
  async show(versionId: string): Promise<boolean> {
    const rows = await this.database.write(
      'with shown as (delete from hidden_versions where version_id = $1 returning 1) select from shown',
      [versionId],
    );
    return rows.length > 0;
  }

  /** Returns false if the version was already yanked. */
  async insertYank(yank: VersionYank): Promise<boolean> {
    const rows = await this.database.write(
      `insert into version_yanks (version_id, reason, yanked_by, yanked_at) values ($1, $2, $3, $4)
       on conflict do nothing returning version_id`,
      [yank.versionId, yank.reason, yank.yankedBy, yank.yankedAt],
    );
    return rows.length > 0;
  }

  /** Returns false if the version was not yanked. */
  async deleteYank(versionId: string): Promise<boolean> {
    const { affected } = await this.database.repository(VersionYank).delete({ versionId });
    return (affected ?? 0) > 0;
  }

  private readonly toResult = <Extra extends object>(
    row: Row & Extra,
  ): VersionResult & Omit<Extra, keyof Row> => toResult(row, this.pending);
}
