import { Injectable } from '@nestjs/common';
import type { SiteRole } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';
import type { Preferences } from '@kimari/common/preferences';
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
  readonly timeZone: string | null;
  readonly preferences: Partial<Preferences>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string | null;
  readonly isDeleted: boolean;
};

/** Columns that the owner of an account may change without confirming a password. */
export type UserChanges = Partial<Pick<User, 'locale' | 'timeZone' | 'preferences'>>;

const USER_COLUMNS = `
  u.id, o.name as username, u.email, u.email_key as "emailKey", u.email_verified_at is not null as "emailVerified",
  u.role, u.display_name as "displayName", u.bio, u.location, u.website, u.avatar_url as "avatarUrl", u.locale,
  u.time_zone as "timeZone", u.preferences, u.created_at as "createdAt", u.updated_at as "updatedAt",
  u.suspended_at as "suspendedAt", u.suspension_reason as "suspensionReason",
  u.deleted_at is not null as "isDeleted"`;
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

  /** Moderators, and the holders of verified addresses with these keys; the account created last first. */
  findStaff(adminKeys: readonly string[]): Promise<UserRow[]> {
    return this.database.read(
      `select ${USER_COLUMNS} ${FROM_USERS}
        where u.role <> 'user' or u.email_key = any ($1) and u.email_verified_at is not null
        order by u.created_at desc, u.id desc`,
      [adminKeys],
    );
  }

  /** Changes the assigned role of a live account; false if it was not `from`. */
  async changeRole(id: string, from: SiteRole, to: SiteRole, at: Date): Promise<boolean> {
    const rows = await this.database.write(
      `with changed as (
         update users set role = $3, updated_at = $4 where id = $1 and role = $2 and deleted_at is null returning 1)
       select from changed`,
      [id, from, to, at],
    );
    return rows.length > 0;
  }

  /** Suspends a live account, or gives a suspended one another reason; false if it is gone. */
  async suspend(id: string, reason: string, at: Date): Promise<boolean> {
    const rows = await this.database.write(
      `with suspended as (
         update users set suspended_at = coalesce(suspended_at, $3), suspension_reason = $2, updated_at = $3
          where id = $1 and deleted_at is null returning 1)
       select from suspended`,
      [id, reason, at],
    );
    return rows.length > 0;
  }

  /** Lifts a suspension; false if there is none. */
  async restore(id: string, at: Date): Promise<boolean> {
    const rows = await this.database.write(
      `with restored as (
         update users set suspended_at = null, suspension_reason = null, updated_at = $2
          where id = $1 and suspended_at is not null returning 1)
       select from restored`,
      [id, at],
    );
    return rows.length > 0;
  }

  /**
   * Locks an account against changes of what it may do until the transaction ends; whether it is there, and whether it is
   * suspended.
   */
  async lock(id: string): Promise<'active' | 'suspended' | 'gone'> {
    const [row] = await this.database.write<{ suspended: boolean; gone: boolean }>(
      `select suspended_at is not null as suspended, deleted_at is not null as gone
         from users where id = $1 for no key update`,
      [id],
    );
    if (!row || row.gone) return 'gone';
    return row.suspended ? 'suspended' : 'active';
  }

  /** Locks the holders of verified addresses with these keys, and returns the ids of active accounts. */
  async lockActive(keys: readonly string[]): Promise<readonly string[]> {
    const rows = await this.database.write<{ id: string; active: boolean }>(
      `select id, suspended_at is null as active from users
        where email_key = any ($1) and email_verified_at is not null and deleted_at is null
        order by id for no key update`,
      [keys],
    );
    return rows.filter(({ active }) => active).map(({ id }) => id);
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
  async insert(
    user: Pick<User, 'id' | 'locale' | 'displayName' | 'createdAt'> & { readonly email: string },
  ): Promise<void> {
    try {
      await this.database.repository(User).insert({
        ...user,
        emailKey: emailKey(user.email),
        role: 'user',
        preferences: {},
        updatedAt: user.createdAt,
      });
    } catch (error) {
      if (brokenConstraint(error) === 'uq_users_email') throw EmailTaken();
      throw error;
    }
  }

  async update(id: string, changes: UserChanges, at: Date): Promise<void> {
    const { preferences, ...rest } = changes;
    // TypeORM's types take JSON for an entity of its own.
    const columns = { ...rest, ...(preferences && { preferences: preferences as never }), updatedAt: at };
    await this.database.repository(User).update({ id }, columns);
  }

  /** Marks the address of an account as verified; false if it already is, or if the account no longer has that address. */
  async markEmailVerified(id: string, email: string, at: Date): Promise<boolean> {
    const rows = await this.database.write<{ id: string }>(
      `with verified as (
         update users set email_verified_at = $3, updated_at = $3
          where id = $1 and email_key = $2 and email_verified_at is null returning id)
       select id from verified`,
      [id, emailKey(email), at],
    );
    return rows.length > 0;
  }

  /** Gives an account another address, which its holder has verified. Throws {@link EmailTaken} when another account has it. */
  async changeEmail(id: string, email: string, at: Date): Promise<void> {
    try {
      await this.database
        .repository(User)
        .update(id, { email, emailKey: emailKey(email), emailVerifiedAt: at, updatedAt: at });
    } catch (error) {
      if (brokenConstraint(error) === 'uq_users_email') throw EmailTaken();
      throw error;
    }
  }
}
