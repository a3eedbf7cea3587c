import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';
import { Credential } from './credential.entity';

@Injectable()
export class CredentialsRepository {
  constructor(private readonly database: Database) {}

  /** Null without a password. Also runs the query for a null `userId`, so that the response time does not reveal whether an account exists. */
  async findHash(userId: string | null): Promise<string | null> {
    const rows = await this.database.read<{ hash: string }>(
      'select password_hash as hash from credentials where user_id = $1',
      [userId],
    );
    return rows[0]?.hash ?? null;
  }

  /** Locks the password of an account until the transaction ends; null without one. */
  async lockHash(userId: string): Promise<string | null> {
    const rows = await this.database.write<{ hash: string }>(
      'select password_hash as hash from credentials where user_id = $1 for update',
      [userId],
    );
    return rows[0]?.hash ?? null;
  }

  /** Removes the password of an account that has one. */
  async remove(userId: string): Promise<void> {
    await this.database.repository(Credential).delete({ userId });
  }

  /** Sets or replaces a password. */
  async save(userId: string, passwordHash: string, now: Date): Promise<void> {
    await this.database.repository(Credential).upsert({ userId, passwordHash, updatedAt: now }, ['userId']);
  }
}
