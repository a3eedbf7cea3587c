import { Injectable } from '@nestjs/common';
import { Database, UNPREPARED } from '../../../kernel/database/database';
import { ruleVisibleSql } from '../../rules';

/** What a sitemap says about a page. */
export type SitemapRow = { readonly id: string; readonly path: string; readonly changed: Date };

const NOBODY = null;

/** SQL for the addresses of public pages, in the order of ids, so that they can be read in batches. */
@Injectable()
export class SitemapRepository {
  constructor(private readonly database: Database) {}

  /** How many rules everybody may see, and how many owners have such rules. */
  async counts(): Promise<{ readonly rules: number; readonly owners: number }> {
    const [row] = await this.database.read<{ rules: number; owners: number }>(
      `select count(*)::int as rules, count(distinct r.owner_id)::int as owners from rules r where ${VISIBLE}`,
      [NOBODY],
      UNPREPARED,
    );
    return row ?? { rules: 0, owners: 0 };
  }

  /** The id before the first of a file; null when the file is the first, undefined when there is no such file. */
  async startOfRules(skipped: number): Promise<string | null | undefined> {
    return this.start(`select r.id from rules r where ${VISIBLE} order by r.id`, skipped);
  }

  async startOfOwners(skipped: number): Promise<string | null | undefined> {
    return this.start(`select distinct r.owner_id as id from rules r where ${VISIBLE} order by 1`, skipped);
  }

  /** Rules with a greater id. */
  rulesAfter(id: string | null, limit: number): Promise<SitemapRow[]> {
    return this.database.read<SitemapRow>(
      `select r.id, '/rules/@' || o.name || '/' || r.name as path, r.updated_at as changed
         from rules r join owners o on o.id = r.owner_id
        where ${VISIBLE} and ($2::uuid is null or r.id > $2::uuid) order by r.id limit $3`,
      [NOBODY, id, limit],
      UNPREPARED,
    );
  }

  /** Owners of public rules with a greater id. */
  ownersAfter(id: string | null, limit: number): Promise<SitemapRow[]> {
    return this.database.read<SitemapRow>(
      `select o.id, case o.kind when 'organization' then '/org/' else '/user/' end || o.name as path,
              max(r.updated_at) as changed
         from rules r join owners o on o.id = r.owner_id
        where ${VISIBLE} and ($2::uuid is null or o.id > $2::uuid)
        group by o.id order by o.id limit $3`,
      [NOBODY, id, limit],
      UNPREPARED,
    );
  }

  private async start(ids: string, skipped: number): Promise<string | null | undefined> {
    if (skipped === 0) return null;
    const rows = await this.database.read<{ id: string }>(
      `${ids} offset $2 limit 2`,
      [NOBODY, skipped - 1],
      UNPREPARED,
    );
    return rows.length === 2 ? rows[0]?.id : undefined;
  }
}

const VISIBLE = ruleVisibleSql('r', '$1', 'public');
