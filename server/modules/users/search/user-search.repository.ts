import { Injectable } from '@nestjs/common';
import { ownerKey } from '@kimari/common/name-key';
import { Database } from '../../../kernel/database/database';

/** SQL for finding users by their names. */
@Injectable()
export class UserSearchRepository {
  constructor(private readonly database: Database) {}

  /** Ids of the users whose current name contains the text: the exact name first, then beginnings, then the rest, by name. */
  async findByNamePart(text: string, limit: number): Promise<string[]> {
    const key = ownerKey(text);
    const rows = await this.database.read<{ id: string }>(
      `select u.id from users u join owners o on o.id = u.id
        where o.kind = 'user' and u.deleted_at is null and o.name_key like $2
        order by o.name_key <> $1, not starts_with(o.name_key, $1), o.name_key using ~<~ limit $3`,
      [key, `%${key.replace(/[\\%_]/g, '\\$&')}%`, limit],
    );
    return rows.map(({ id }) => id);
  }
}
