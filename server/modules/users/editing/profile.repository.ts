import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';

/** The fields of a profile that its owner edits; null when empty. */
export type ProfileFields = Readonly<Record<'displayName' | 'bio' | 'location' | 'website', string | null>>;

/** SQL for changing profiles. */
@Injectable()
export class ProfileRepository {
  constructor(private readonly database: Database) {}

  /** Stores the fields; false if nothing differs. */
  async update(userId: string, fields: ProfileFields, at: Date): Promise<boolean> {
    const rows = await this.database.write<{ id: string }>(
      `with changed as (
         update users set display_name = $2, bio = $3, location = $4, website = $5, updated_at = $6
          where id = $1 and deleted_at is null
            and (display_name, bio, location, website) is distinct from ($2::text, $3::text, $4::text, $5::text)
         returning id)
       select id from changed`,
      [userId, fields.displayName, fields.bio, fields.location, fields.website, at],
    );
    return rows.length > 0;
  }
}
