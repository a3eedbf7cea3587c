import { Injectable } from '@nestjs/common';
import { ownerKey } from '@kimari/common/name-key';
import { Database, UNPREPARED } from '../../../kernel/database/database';

/** A part of a name with fewer characters is in no index of parts. */
const SHORTEST_PART = 3;
/** Names that are searched for a shorter part, at most, in their order. */
const MOST_SEARCHED = 20_000;

/** SQL for finding users by their names. */
@Injectable()
export class UserSearchRepository {
  constructor(private readonly database: Database) {}

  /**
   * Ids of the users whose current name contains the text: the exact name first, then beginnings, then the rest, by name. Among
   * very many names, one or two characters find beginnings, and not every name that has them further on.
   */
  async findByNamePart(text: string, limit: number): Promise<string[]> {
    const key = ownerKey(text);
    const pattern = key.replace(/[\\%_]/g, '\\$&');
    if ([...key].length >= SHORTEST_PART) return this.find(OWNERS, key, `%${pattern}%`, limit);
    const beginnings = await this.find(OWNERS, key, `${pattern}%`, limit);
    if (beginnings.length === limit) return beginnings;
    return this.find(FIRST_OWNERS, key, `%${pattern}%`, limit, beginnings);
  }

  private async find(
    owners: string,
    key: string,
    pattern: string,
    limit: number,
    first: readonly string[] = [],
  ): Promise<string[]> {
    const rows = await this.database.read<{ id: string }>(
      `select u.id from ${owners} o join users u on u.id = o.id
        where o.kind = 'user' and u.deleted_at is null and o.name_key like $2 and u.id <> all ($4::uuid[])
        order by o.name_key <> $1, not starts_with(o.name_key, $1), o.name_key using ~<~ limit $3`,
      [key, pattern, limit - first.length, first],
      UNPREPARED,
    );
    return [...first, ...rows.map(({ id }) => id)];
  }
}

const OWNERS = 'owners';
const FIRST_OWNERS = `(select * from owners order by name_key using ~<~ limit ${MOST_SEARCHED})`;
