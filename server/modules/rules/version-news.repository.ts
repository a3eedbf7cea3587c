import { Injectable } from '@nestjs/common';
import { formatRulePath } from '@kimari/common/rule-path';
import type { PowerList } from '@kimari/common/powers/stored-powers';
import { ruleVisibleSql } from '../../access/rule-visibility';
import { Database } from '../../kernel/database/database';

/** A version whose mails are being sent. */
export type QueuedVersion = {
  readonly versionId: string;
  readonly ruleId: string;
  readonly path: string;
  readonly version: string;
  readonly asksForMore: boolean;
  /** Null before the first reading. */
  readonly powers: PowerList | null;
  /** The last person mailed; null before the first. */
  readonly lastUserId: string | null;
  /**
   * Whether to go on mailing: it is neither yanked nor hidden nor deleted, still the current version, and not too many of its
   * rule were mailed about in a day.
   */
  readonly isTellable: boolean;
};

type Row = Omit<QueuedVersion, 'path'> & { readonly owner: string; readonly name: string };

/** Versions of a rule in a day that are mailed about: changing a text back and forth must not fill mailboxes. */
const DAILY = 3;

/** SQL for versions that may have to be told about, and for the people to mail. */
@Injectable()
export class VersionNewsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Queues a version if it asks for more or the checks found anything, and somebody has starred its rule. Which findings are
   * new is worked out later, so that publishing does not wait for it.
   */
  async queue(versionId: string, now: Date): Promise<void> {
    await this.database.write(
      `insert into version_news (version_id, queued_at)
       select v.id, $2::timestamptz from rule_versions v join rule_counters c on c.rule_id = v.rule_id
         left join version_powers p on p.version_id = v.id left join version_checks k on k.version_id = v.id
        where v.id = $1 and c.stars > 0 and (p.asks_for_more or k.findings <> '[]')
       on conflict do nothing`,
      [versionId, now],
    );
  }

  /** Takes over the versions that processes of the former release queue while both run, and those they left. */
  async adopt(): Promise<void> {
    await this.database.write(
      `with former as (delete from wider_versions returning version_id, queued_at, last_user_id, finished_at)
       insert into version_news (version_id, queued_at, last_user_id, finished_at) select * from former
       on conflict do nothing`,
    );
  }

  /** Locks the version that waits longest, until the transaction ends. */
  async next(): Promise<QueuedVersion | null> {
    const [row] = await this.database.write<Row>(
      `select q.version_id as "versionId", r.id as "ruleId", o.name as owner, r.name, p.powers,
              coalesce(p.asks_for_more, false) as "asksForMore",
              v.major || '.' || v.minor || '.' || v.patch as version, q.last_user_id as "lastUserId",
              r.deleted_at is null and not r.is_hidden and r.latest_version_id = v.id
                and not exists (select from version_yanks y where y.version_id = v.id)
                and not exists (select from hidden_versions h where h.version_id = v.id)
                and (select count(*) from version_news t join rule_versions w on w.id = t.version_id
                      where w.rule_id = v.rule_id and t.finished_at is not null
                        and t.queued_at > q.queued_at - interval '1 day') < ${DAILY} as "isTellable"
         from version_news q
         left join version_powers p on p.version_id = q.version_id
         join rule_versions v on v.id = q.version_id
         join rules r on r.id = v.rule_id
         join owners o on o.id = r.owner_id
        where q.finished_at is null
        order by q.queued_at, q.version_id limit 1 for update of q skip locked`,
    );
    if (!row) return null;
    const { owner, name, ...version } = row;
    return { ...version, path: formatRulePath(owner, name) };
  }

  /** The next people who starred the rule and may read it, in the order of their ids; not the author of the version. */
  async recipients(
    { versionId, ruleId, lastUserId }: QueuedVersion,
    limit: number,
  ): Promise<readonly string[]> {
    const rows = await this.database.read<{ id: string }>(
      `select u.id from stars s join users u on u.id = s.user_id join rules r on r.id = s.rule_id
        where s.rule_id = $1 and ($2::uuid is null or u.id > $2::uuid)
          and u.deleted_at is null and u.email_verified_at is not null
          and coalesce((u.preferences ->> 'widerVersionMails')::boolean, true)
          and u.id <> (select created_by from rule_versions where id = $3)
          and ${ruleVisibleSql('r', 'u.id')}
        order by u.id limit $4`,
      [ruleId, lastUserId, versionId, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Takes a version out of the queue. It counts for the limit of a day only if somebody was mailed about it. */
  async drop(queued: QueuedVersion, now: Date): Promise<void> {
    if (queued.lastUserId !== null) return this.finish(queued, now);
    await this.database.write('delete from version_news where version_id = $1', [queued.versionId]);
  }

  async advance({ versionId }: QueuedVersion, lastUserId: string): Promise<void> {
    await this.database.write('update version_news set last_user_id = $2 where version_id = $1', [
      versionId,
      lastUserId,
    ]);
  }

  async finish({ versionId }: QueuedVersion, now: Date): Promise<void> {
    await this.database.write('update version_news set finished_at = $2 where version_id = $1', [
      versionId,
      now,
    ]);
  }

  /** Deletes rows that no longer matter for the limit of a day. */
  async purge(now: Date): Promise<void> {
    await this.database.write(
      `delete from version_news where finished_at is not null and queued_at < $1::timestamptz - interval '1 day'`,
      [now],
    );
  }
}
