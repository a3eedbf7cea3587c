import { Injectable } from '@nestjs/common';
import { Database, SILENT } from '../../../kernel/database/database';
import type { Download, View } from './visits';

/** Up to this many rules (by PostgreSQL's estimate), the sort columns of lists follow every write of visits. */
const ORDERED_AT_ONCE = 20_000;

/** An arbitrary advisory-lock key. */
const MANY_COUNTERS = 4_711_813;

/**
 * SQL for stars, views and downloads. Each statement writes rows and adds up those that are new, so that counters match the rows
 * under concurrency.
 */
@Injectable()
export class RuleUsageRepository {
  constructor(private readonly database: Database) {}

  /** The number of stars, or null when the user has starred the rule already. */
  async insertStar(ruleId: string, userId: string, at: Date): Promise<number | null> {
    const rows = await this.database.write<{ stars: number }>(
      `with added as (
         insert into stars (user_id, rule_id, created_at) values ($1, $2, $3) on conflict do nothing returning rule_id
       )
       update rule_counters set stars = stars + 1 where rule_id = (select rule_id from added) returning stars`,
      [userId, ruleId, at],
    );
    return rows[0]?.stars ?? null;
  }

  /** The number of stars, or null when the user had not starred the rule. */
  async deleteStar(ruleId: string, userId: string): Promise<number | null> {
    const rows = await this.database.write<{ stars: number }>(
      `with removed as (delete from stars where user_id = $1 and rule_id = $2 returning rule_id)
       update rule_counters set stars = stars - 1 where rule_id = (select rule_id from removed) returning stars`,
      [userId, ruleId],
    );
    return rows[0]?.stars ?? null;
  }

  /**
   * One transaction at a time changes the counters of many rules, so that no two wait for each other in a circle, and no view of
   * an account is stored while the account is deleted. Locking each counter would log as much as counting.
   */
  async lockMany(): Promise<void> {
    await this.database.write('select pg_advisory_xact_lock($1)', [MANY_COUNTERS], SILENT);
  }

  /**
   * Removes a bounded number of stars and recorded views of an account that is being deleted; false when some may be
   * left. Views stay counted. Call `lockMany` before.
   */
  async forget(userId: string, visitor: Buffer, most: number): Promise<boolean> {
    const stars = await this.database.write(
      `with removed as (
         delete from stars where user_id = $1 and rule_id = any (array(select rule_id from stars where user_id = $1 limit $2))
         returning rule_id
       )
       update rule_counters set stars = stars - 1 where rule_id in (select rule_id from removed) returning 1`,
      [userId, most],
    );
    const views = await this.database.write(
      `delete from rule_views where ctid = any (array(
         select ctid from rule_views where visitor = $1 and day is null limit $2)) returning 1`,
      [visitor, most],
    );
    return stars.length < most && views.length < most;
  }

  async hasView({ ruleId, visitor }: View): Promise<boolean> {
    const rows = await this.database.read('select from rule_views where rule_id = $1 and visitor = $2', [
      ruleId,
      visitor,
    ]);
    return rows.length > 0;
  }

  async hasDownload({ versionId, day, visitor }: Download): Promise<boolean> {
    const rows = await this.database.read(
      'select from version_downloads where version_id = $1 and day = $2 and visitor = $3',
      [versionId, day, visitor],
    );
    return rows.length > 0;
  }

  /** Counts views that are not counted yet. Those of rules and accounts that have gone are left out. Call `lockMany` before. */
  async insertViews(views: readonly View[]): Promise<void> {
    await this.database.write(
      `with visits as materialized (
         select v.rule_id, v.visitor, v.day
         from unnest($1::uuid[], $2::bytea[], $3::date[], $4::uuid[]) as v (rule_id, visitor, day, user_id)
         where exists (select from rule_counters c where c.rule_id = v.rule_id)
           and (v.user_id is null or exists (select from users u where u.id = v.user_id and u.deleted_at is null))
       ), added as (
         insert into rule_views (rule_id, visitor, day) select * from visits
         on conflict do nothing returning rule_id
       ), counted as materialized (select rule_id, count(*)::int as views from added group by rule_id)
       update rule_counters c set views = c.views + counted.views
       from counted where c.rule_id = counted.rule_id`,
      [
        views.map(({ ruleId }) => ruleId),
        views.map(({ visitor }) => visitor),
        views.map(({ day }) => day),
        views.map(({ userId }) => userId),
      ],
      SILENT,
    );
    await this.orderAtOnce(views);
  }

  /** Counts downloads that are not counted yet. Those of versions that have gone are left out. Call `lockMany` before. */
  async insertDownloads(downloads: readonly Download[]): Promise<void> {
    await this.database.write(
      `with visits as materialized (
         select d.version_id, d.rule_id, d.visitor, d.day
         from unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::date[]) as d (version_id, rule_id, visitor, day)
         where exists (select from rule_versions v where v.id = d.version_id)
       ), added as (
         insert into version_downloads (version_id, day, visitor)
         select version_id, day, visitor from visits
         on conflict do nothing returning version_id
       ), per_version as (
         insert into version_download_counts as n (version_id, downloads)
         select version_id, count(*) from added group by version_id
         on conflict (version_id) do update set downloads = n.downloads + excluded.downloads
       ), counted as materialized (
         select v.rule_id, count(*)::int as downloads
         from added a join (select distinct version_id, rule_id from visits) v using (version_id) group by v.rule_id
       )
       update rule_counters c set downloads = c.downloads + counted.downloads
       from counted where c.rule_id = counted.rule_id`,
      [
        downloads.map(({ versionId }) => versionId),
        downloads.map(({ ruleId }) => ruleId),
        downloads.map(({ visitor }) => visitor),
        downloads.map(({ day }) => day),
      ],
      SILENT,
    );
    await this.orderAtOnce(downloads);
  }

  /** Small registries only: in a large one, each visit would write three indexes. */
  private async orderAtOnce(visits: readonly { readonly ruleId: string }[]): Promise<void> {
    await this.database.write(
      `with moved as materialized (
         select s.rule_id, c.views, c.downloads from rule_standings s join rule_counters c using (rule_id)
         where s.rule_id = any ($1::uuid[]) and (s.views, s.downloads) <> (c.views, c.downloads)
           and (select reltuples from pg_class where oid = 'rule_standings'::regclass) <= ${ORDERED_AT_ONCE}
       )
       update rule_standings s set views = moved.views, downloads = moved.downloads
       from moved where moved.rule_id = s.rule_id`,
      [[...new Set(visits.map(({ ruleId }) => ruleId))]],
      SILENT,
    );
  }
}
