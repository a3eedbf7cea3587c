import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../kernel/database/transactions';
import { Credential } from './credential.entity';

@Injectable()
export class CredentialsRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Null without a password. Asks also for nobody, as the time it takes must not tell whether there is an account. */
  async findHash(userId: string | null): Promise<string | null> {
    const rows = await this.transactions.prepared<{ hash: string }>(
      'select password_hash as hash from credentials where user_id = $1',
      [userId],
    );
    return rows[0]?.hash ?? null;
  }

  /** Sets or replaces a password. */
  async save(userId: string, passwordHash: string, now: Date): Promise<void> {
    await this.transactions
      .repository(Credential)
      .upsert({ userId, passwordHash, updatedAt: now }, ['userId']);
  }
}
