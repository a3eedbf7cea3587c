import { Injectable } from '@nestjs/common';
import { Database, SILENT } from '../../../kernel/database/database';

type Visit = { readonly ruleId: string; readonly visitor: Buffer; readonly day: string | null };
type Download = {
  readonly ruleId: string;
  readonly versionId: string;
  readonly visitor: Buffer;
  readonly day: string;
};

/**
 * SQL for stars, views and downloads. Each statement writes the row and increments the counter only if the row is new, so
 * that counters match the rows under concurrency.
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
       update rules set stars = stars + 1 where id = (select rule_id from added) returning stars`,
      [userId, ruleId, at],
    );
    return rows[0]?.stars ?? null;
  }

  /** The number of stars, or null when the user had not starred the rule. */
  async deleteStar(ruleId: string, userId: string): Promise<number | null> {
    const rows = await this.database.write<{ stars: number }>(
      `with removed as (delete from stars where user_id = $1 and rule_id = $2 returning rule_id)
       update rules set stars = stars - 1 where id = (select rule_id from removed) returning stars`,
      [userId, ruleId],
    );
    return rows[0]?.stars ?? null;
  }

  /** Removes the stars and the record of views of a person whose account goes. Views stay counted. */
  async forget(userId: string, visitor: Buffer): Promise<void> {
    await this.database.write(
      `with removed as (delete from stars where user_id = $1 returning rule_id)
       update rules set stars = stars - 1 where id in (select rule_id from removed)`,
      [userId],
    );
    await this.database.write('delete from rule_views where visitor = $1 and day is null', [visitor]);
  }

  /** Counts a view once per visitor; once per day for anonymous visitors, whose hash changes daily. */
  async insertView({ ruleId, visitor, day }: Visit): Promise<number> {
    const rows = await this.database.write<{ views: number }>(
      `with added as (
         insert into rule_views (rule_id, visitor, day) values ($1, $2, $3) on conflict do nothing returning rule_id
       ), counted as (
         update rules set views = views + 1 where id = (select rule_id from added) returning views
       )
       select coalesce((select views from counted), (select views from rules where id = $1)) as views`,
      [ruleId, visitor, day],
      SILENT,
    );
    return rows[0]?.views ?? 0;
  }

  /** Counts a download once per visitor, version and day. */
  async insertDownload({ ruleId, versionId, visitor, day }: Download): Promise<void> {
    await this.database.write(
      `with added as (
         insert into version_downloads (version_id, day, visitor) values ($1, $2, $3) on conflict do nothing returning 1
       ), per_version as (
         insert into version_download_counts (version_id, downloads) select $1, 1 from added
         on conflict (version_id) do update set downloads = version_download_counts.downloads + 1
       )
       update rules set downloads = downloads + 1 where id = $4 and exists (select 1 from added)`,
      [versionId, day, visitor, ruleId],
      SILENT,
    );
  }
}
