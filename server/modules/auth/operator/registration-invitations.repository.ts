import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';

/** An address that may register. */
export type RegistrationInvitation = { readonly email: string; readonly expiresAt: Date };

/** SQL for the addresses that an operator has invited. */
@Injectable()
export class RegistrationInvitationsRepository {
  constructor(private readonly database: Database) {}

  /** Invites an address, or again. */
  async save(emailKey: string, email: string, now: Date, expiresAt: Date): Promise<void> {
    await this.database.write(
      `insert into registration_invitations (email_key, email, created_at, expires_at) values ($1, $2, $3, $4)
       on conflict (email_key) do update
         set email = excluded.email, created_at = excluded.created_at, expires_at = excluded.expires_at`,
      [emailKey, email, now, expiresAt],
    );
  }

  /** False if the address was not invited. */
  async delete(emailKey: string): Promise<boolean> {
    const rows = await this.database.write(
      'with gone as (delete from registration_invitations where email_key = $1 returning 1) select 1 from gone',
      [emailKey],
    );
    return rows.length > 0;
  }

  async isInvited(emailKey: string, now: Date): Promise<boolean> {
    const rows = await this.database.read(
      'select 1 from registration_invitations where email_key = $1 and expires_at > $2',
      [emailKey, now],
    );
    return rows.length > 0;
  }

  /** Open invitations of addresses without an account, newest first. */
  list(now: Date): Promise<RegistrationInvitation[]> {
    return this.database.read<RegistrationInvitation>(
      `select i.email, i.expires_at as "expiresAt" from registration_invitations i
       where i.expires_at > $1 and not exists (select 1 from users u where u.email_key = i.email_key)
       order by i.created_at desc, i.email_key`,
      [now],
    );
  }
}
