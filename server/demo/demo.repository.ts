import { Injectable } from '@nestjs/common';
import { Database } from '../kernel/database/database';
import { emailKey, User } from '../modules/users';
import type { DemoUser } from './demo-set';

/** SQL for the demo accounts. */
@Injectable()
export class DemoRepository {
  constructor(private readonly database: Database) {}

  /** Whether there are no accounts or organizations yet. */
  async isEmpty(): Promise<boolean> {
    const rows = await this.database.read<{ empty: boolean }>(
      'select not exists (select from owners) as empty',
    );
    return rows[0]?.empty ?? false;
  }

  /** Inserts an account with a verified address and without a password, so that nobody can sign in to it. */
  async insertUser(id: string, user: DemoUser, at: Date): Promise<void> {
    const { email, displayName, bio, location, website } = user;
    await this.database.repository(User).insert({
      id,
      email,
      emailKey: emailKey(email),
      emailVerifiedAt: at,
      role: 'user',
      displayName,
      bio,
      location,
      website,
      locale: 'ja',
      createdAt: at,
      updatedAt: at,
    });
  }

  async insertPassword(userId: string, passwordHash: string, at: Date): Promise<void> {
    await this.database.write(
      'insert into credentials (user_id, password_hash, updated_at) values ($1, $2, $3) on conflict do nothing',
      [userId, passwordHash, at],
    );
  }

  /** The password hash of the account with this address. */
  async passwordHashOf(email: string): Promise<string | null> {
    const rows = await this.database.read<{ hash: string }>(
      'select c.password_hash as hash from credentials c join users u on u.id = c.user_id where u.email_key = $1',
      [emailKey(email)],
    );
    return rows[0]?.hash ?? null;
  }
}
