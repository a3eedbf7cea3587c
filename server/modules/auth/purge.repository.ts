import { Injectable } from '@nestjs/common';
import { Transactions } from '../../kernel/database/transactions';

/** What is no longer needed, and since when; `$1` is now. Refresh tokens go with their sessions. */
const PURGES = [
  `delete from one_time_tokens where expires_at < $1::timestamptz - interval '7 days'`,
  `delete from sessions where expires_at < $1::timestamptz - interval '30 days' or revoked_at < $1::timestamptz - interval '30 days'`,
  `delete from cli_tokens where expires_at < $1::timestamptz - interval '30 days' or revoked_at < $1::timestamptz - interval '30 days'`,
  `delete from mail_outbox where sent_at < $1::timestamptz - interval '30 days' or failed_at < $1::timestamptz - interval '90 days'`,
  `delete from sign_in_networks where last_used_at < $1::timestamptz - interval '90 days'`,
  `delete from rate_limits where expire < extract(epoch from $1::timestamptz - interval '1 hour') * 1000`,
] as const;

@Injectable()
export class PurgeRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Each on its own, as they have nothing to do with each other. */
  async purge(now: Date): Promise<void> {
    for (const statement of PURGES) await this.transactions.query(statement, [now]);
  }
}
