import { Injectable } from '@nestjs/common';
import { Database, type Statements, UNPREPARED } from '../../../kernel/database/database';
import { rulePublicSql } from '../../rules';
import type { StoredKind } from './sitemap';

/** A page as a sitemap lists it. */
export type SitemapRow = { readonly id: string; readonly path: string; readonly changed: Date };

/** The ids of a file: those after the first, up to the second; without a second, all that follow. */
export type SitemapRange = { readonly after: string | null; readonly until: string | null };

const LOWEST = '00000000-0000-0000-0000-000000000000';
const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The next owner of public rules after an id: one step in an index, however many rules an owner has. */
const nextOwner = (id: string) =>
  `select r.owner_id from rules r where ${rulePublicSql('r')} and r.owner_id > ${id} order by r.owner_id limit 1`;

/** SQL for the addresses of public pages, in the order of ids, so that they can be read in batches. */
@Injectable()
export class SitemapRepository {
  constructor(private readonly database: Database) {}

  /** The numbers of the files of a kind; empty when no page belongs to it. */
  async numbersOf(kind: StoredKind): Promise<readonly number[]> {
    const rows = await this.database.read<{ number: number }>(
      `select 1 as number where exists (select from rules r where ${rulePublicSql('r')})
       union all select number from sitemap_parts where kind = $1 order by number`,
      [kind],
    );
    return rows.map(({ number }) => number);
  }

  /** The ids of a file; null when there is no such file. */
  async rangeOf(kind: StoredKind, number: number): Promise<SitemapRange | null> {
    const rows = await this.database.read<{ number: number; id: string }>(
      'select number, after_id as id from sitemap_parts where kind = $1 and number in ($2, $2 + 1)',
      [kind, number],
    );
    const after = rows.find((row) => row.number === number)?.id ?? null;
    if (number > 1 && after === null) return null;
    return { after, until: rows.find((row) => row.number === number + 1)?.id ?? null };
  }

  /** Public rules of a range. */
  rules({ after, until }: SitemapRange, limit: number): Promise<SitemapRow[]> {
    return this.database.read<SitemapRow>(
      `select r.id, '/rules/@' || o.name || '/' || r.name as path, r.updated_at as changed
         from rules r join owners o on o.id = r.owner_id
        where ${rulePublicSql('r')} and r.id > $1::uuid and r.id <= $2::uuid order by r.id limit $3`,
      [after ?? LOWEST, until ?? HIGHEST, limit],
      UNPREPARED,
    );
  }

  /** Owners of public rules of a range. */
  owners({ after, until }: SitemapRange, limit: number): Promise<SitemapRow[]> {
    return this.database.read<SitemapRow>(
      `with recursive found (id, number) as (
         select (${nextOwner('$1::uuid')}), 1
         union all
         select (${nextOwner('found.id')}), number + 1 from found where found.id < $2::uuid and number < $3
       )
       select o.id, case o.kind when 'organization' then '/org/' else '/user/' end || o.name as path, last.changed
         from found join owners o on o.id = found.id
         cross join lateral (
           select r.updated_at as changed from rules r where r.owner_id = o.id and ${rulePublicSql('r')}
            order by r.updated_at desc, r.id desc limit 1) last
        where o.id <= $2::uuid order by o.id`,
      [after ?? LOWEST, until ?? HIGHEST, limit],
      UNPREPARED,
    );
  }

  /** Notes where files begin, so that each holds so many addresses. Reads the ids of all public rules. */
  async divide(statements: Statements, perFile: number): Promise<void> {
    const starts = {
      rules: `select r.id from rules r where ${rulePublicSql('r')} order by r.id`,
      owners: `
        with recursive found (id) as (
          select (${nextOwner(`'${LOWEST}'::uuid`)})
          union all
          select (${nextOwner('found.id')}) from found where found.id is not null
        ) select id from found where id is not null order by id`,
    };
    for (const [kind, ids] of Object.entries(starts))
      await statements.write(
        `with numbered as (select id, row_number() over (order by id) as place from (${ids}) page),
         begun as (
           select (place / $2)::int + 1 as number, id from numbered
            where place % $2 = 0 and place < (select max(place) from numbered)
         ), removed as (
           delete from sitemap_parts where kind = $1 and number not in (select number from begun)
         )
         insert into sitemap_parts as p (kind, number, after_id) select $1, number, id from begun
         on conflict (kind, number) do update set after_id = excluded.after_id where p.after_id <> excluded.after_id`,
        [kind, perFile],
      );
  }
}
