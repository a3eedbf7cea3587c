import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import type { SiteNotice } from './site-notice';

const COLUMNS = `id, severity, text_ja as "textJa", text_en as "textEn", starts_at as "startsAt", ends_at as "endsAt",
                 saved_at as "savedAt"`;

/** SQL of the notice to everybody. */
@Injectable()
export class SiteNoticeRepository {
  constructor(private readonly database: Database) {}

  async find(): Promise<SiteNotice | null> {
    const [notice] = await this.database.read<SiteNotice>(`select ${COLUMNS} from site_notice`);
    return notice ?? null;
  }

  /** Replaces the notice. It keeps its id while it says the same. */
  async save({ id, severity, textJa, textEn, startsAt, endsAt, savedAt }: SiteNotice): Promise<SiteNotice> {
    const [saved] = await this.database.write<SiteNotice>(
      `insert into site_notice as former (id, severity, text_ja, text_en, starts_at, ends_at, saved_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (is_only) do update set
         id = case when (former.severity, former.text_ja, former.text_en)
                     is not distinct from (excluded.severity, excluded.text_ja, excluded.text_en)
              then former.id else excluded.id end,
         severity = excluded.severity, text_ja = excluded.text_ja, text_en = excluded.text_en,
         starts_at = excluded.starts_at, ends_at = excluded.ends_at, saved_at = excluded.saved_at
       returning ${COLUMNS}`,
      [id, severity, textJa, textEn, startsAt, endsAt, savedAt],
    );
    if (!saved) throw new Error('The notice was not saved');
    return saved;
  }

  /** The id of the notice that was removed; null without one. */
  async remove(): Promise<string | null> {
    const [removed] = await this.database.write<{ id: string }>('delete from site_notice returning id');
    return removed?.id ?? null;
  }
}
