import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';

/** SQL for the pictures of users. */
@Injectable()
export class AvatarsRepository {
  constructor(private readonly database: Database) {}

  /** Sets or clears the key of a user's picture and returns the former one; undefined without such a user. */
  async replace(userId: string, key: string | null, at: Date): Promise<string | null | undefined> {
    const rows = await this.database.write<{ key: string | null }>(
      `with former as (select id, avatar_url from users where id = $1 and deleted_at is null for update),
            changed as (
              update users u set avatar_url = $2, updated_at = $3 from former
               where u.id = former.id and former.avatar_url is distinct from $2 returning u.id)
       select former.avatar_url as key from former`,
      [userId, key, at],
    );
    return rows[0]?.key;
  }
}
