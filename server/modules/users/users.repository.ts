import { Injectable } from '@nestjs/common';
import type { SiteRole } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';
import { ownerKey } from '@kimari/common/name-key';
import { Database } from '../../kernel/database/database';
import { brokenConstraint } from '../../kernel/errors/database-errors';
import { emailKey } from './email-key';
import { User } from './user.entity';
import { EmailTaken } from './users.errors';

/** A stored account with its current name. */
export type UserRow = {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly emailVerified: boolean;
  readonly role: SiteRole;
  readonly displayName: string | null;
  readonly bio: string | null;
  readonly location: string | null;
  readonly website: string | null;
  readonly avatarUrl: string | null;
  readonly locale: Locale;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const USER_COLUMNS = `
  u.id, o.name as username, u.email, u.email_key as "emailKey", u.email_verified_at is not null as "emailVerified",
  u.role, u.display_name as "displayName", u.bio, u.location, u.website, u.avatar_url as "avatarUrl", u.locale,
  u.created_at as "createdAt", u.updated_at as "updatedAt"`;
const FROM_USERS = `from users u join owners o on o.id = u.id`;

/** Sorts after every character that a name can contain. */
const LAST_CHARACTER = '\u{10FFFF}';

@Injectable()
export class UsersRepository {
  constructor(private readonly database: Database) {}

  findByIds(ids: readonly string[]): Promise<UserRow[]> {
    return this.database.read(`select ${USER_COLUMNS} ${FROM_USERS} where u.id = any($1)`, [ids]);
  }

  /** By a current or a former name. */
  async findByName(name: string): Promise<UserRow | null> {
    const rows = await this.database.read<UserRow>(
      `select ${USER_COLUMNS} ${FROM_USERS} join owner_names n on n.owner_id = o.id
        where n.name_key = $1 and u.deleted_at is null`,
      [ownerKey(name)],
    );
    return rows[0] ?? null;
  }

  async findByEmail(email: string): Promise<UserRow | null> {
    const rows = await this.database.read<UserRow>(
      `select ${USER_COLUMNS} ${FROM_USERS} where u.email_key = $1`,
      [emailKey(email)],
    );
    return rows[0] ?? null;
  }

  /** Sorted by name. A range condition uses the index under any collation of the database. */
  findByNamePrefix(prefix: string, limit: number): Promise<UserRow[]> {
    return this.database.read(
      `select ${USER_COLUMNS} ${FROM_USERS}
        where o.name_key ~>=~ $1 and o.name_key ~<~ $2 and o.kind = 'user' and u.deleted_at is null
        order by o.name_key using ~<~ limit $3`,
      [ownerKey(prefix), ownerKey(prefix) + LAST_CHARACTER, limit],
    );
  }

  /** Throws {@link EmailTaken} when another account has the address. */
  async insert(user: Pick<User, 'id' | 'locale' | 'createdAt'> & { readonly email: string }): Promise<void> {
    try {
      await this.database
        .repository(User)
        .insert({ ...user, emailKey: emailKey(user.email), role: 'user', updatedAt: user.createdAt });
    } catch (error) {
      if (brokenConstraint(error) === 'uq_users_email') throw EmailTaken();
      throw error;
    }
  }

  /** Marks the address of an account as verified; false if the account no longer has that address. */
  async markEmailVerified(id: string, email: string, at: Date): Promise<boolean> {
    const rows = await this.database.write<{ id: string }>(
      `with verified as (
         update users set email_verified_at = coalesce(email_verified_at, $3), updated_at = $3
          where id = $1 and email_key = $2 returning id)
       select id from verified`,
      [id, emailKey(email), at],
    );
    return rows.length > 0;
  }
}
