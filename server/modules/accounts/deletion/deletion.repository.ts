import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';

/** A column that refers to accounts. */
type Reference = {
  readonly table: string;
  readonly column: string;
  /** Whether the row is deleted with the account. */
  readonly belongs: boolean;
};

/** SQL for the deletion of accounts, across all tables. */
@Injectable()
export class DeletionRepository {
  constructor(private readonly database: Database) {}

  /** Locks an account; false when it is gone already. */
  async lock(userId: string): Promise<boolean> {
    const rows = await this.database.write(
      'select 1 from users where id = $1 and deleted_at is null for update',
      [userId],
    );
    return rows.length > 0;
  }

  /**
   * Names of the organizations whose only owner is the user. Locks every organization that the user owns, as the check
   * of the last owner does, so that no other owner leaves meanwhile.
   */
  async ownedAlone(userId: string): Promise<readonly string[]> {
    await this.database.write(
      `select 1 from organizations where id in (
         select organization_id from memberships where user_id = $1 and role = 'owner')
       order by id for no key update`,
      [userId],
    );
    const rows = await this.database.write<{ name: string }>(
      `select o.name from memberships m join owners o on o.id = m.organization_id
        where m.user_id = $1 and m.role = 'owner' and not exists (
          select from memberships other
           where other.organization_id = m.organization_id and other.role = 'owner' and other.user_id <> $1)
        order by o.name_key`,
      [userId],
    );
    return rows.map(({ name }) => name);
  }

  /**
   * Erases network addresses and user agents from audit events: from all events about the account, its sessions and its
   * tokens, and from at most `most` of the account's own actions; false when some may be left. The event of the
   * deletion keeps both.
   */
  async eraseTraces(userId: string, most: number): Promise<boolean> {
    await this.database.write(
      `update audit_events set ip = null, agent = null
        where (ip is not null or agent is not null) and action <> 'user.delete' and target_id = any (array(
          select $1::uuid
          union all select id from sessions where user_id = $1
          union all select id from cli_tokens where user_id = $1))`,
      [userId],
    );
    const erased = await this.database.write(
      `update audit_events set ip = null, agent = null where id = any (array(
         select id from audit_events
          where actor_id = $1 and (ip is not null or agent is not null)
            and (action <> 'user.delete' or target_id is distinct from $1) limit $2)) returning 1`,
      [userId, most],
    );
    return erased.length < most;
  }

  /**
   * Deletes queued and sent mail to an account's address, as others may have written it, and with its links, which also go
   * to an address that it has not confirmed. Call it before the links are gone.
   */
  async eraseMail(userId: string, email: string): Promise<void> {
    await this.database.write(
      `delete from mail_outbox where lower(recipient) = lower($2)
          or link_kind = 'token' and link_key = any (array(select id::text from one_time_tokens where user_id = $1))`,
      [userId, email],
    );
  }

  /**
   * Deletes the rows that belong to an account: those of every table that refers to `users` with `on delete cascade`,
   * except stars, which are counted and may be many. Rows with `on delete set null` stay without the account. The
   * schema decides, so that no table is forgotten.
   */
  async eraseBelongings(userId: string): Promise<void> {
    const references = await this.database.read<Reference>(
      `select c.conrelid::regclass::text as table, quote_ident(a.attname) as column, c.confdeltype = 'c' as belongs
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype in ('c', 'n')
          and c.conrelid <> 'stars'::regclass
        order by 1, 2`,
    );
    for (const { table, column, belongs } of references) {
      const change = belongs ? `delete from ${table}` : `update ${table} set ${column} = null`;
      await this.database.write(`${change} where ${column} = $1`, [userId]);
    }
  }

  /** Empties the account. Its row stays, for the rules and versions that others depend on. */
  async eraseAccount(userId: string, now: Date): Promise<void> {
    await this.database.write(
      `update users set email = null, email_key = null, email_verified_at = null, role = 'user', display_name = null,
              bio = null, location = null, website = null, avatar_url = null, time_zone = null, preferences = '{}',
              suspended_at = null, suspension_reason = null, locale = default, updated_at = $2, deleted_at = $2
        where id = $1`,
      [userId, now],
    );
  }
}
