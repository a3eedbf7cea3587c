import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../kernel/database/transactions';

const SALT_BYTES = 32;

/** SQL of the salts under which visitors are hashed, one a day. */
@Injectable()
export class VisitorSaltsRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The salt of a day, shared by all processes: whoever needs it first makes it. Those of former days are deleted. */
  async of(day: string): Promise<Buffer> {
    await this.transactions.prepared('delete from visitor_salts where day < $1', [day]);
    await this.transactions.prepared(
      'insert into visitor_salts (day, salt) values ($1, $2) on conflict do nothing',
      [day, randomBytes(SALT_BYTES)],
    );
    const rows = await this.transactions.prepared<{ salt: Buffer }>(
      'select salt from visitor_salts where day = $1',
      [day],
    );
    if (!rows[0]) throw new Error(`The salt of ${day} has gone`);
    return rows[0].salt;
  }
}
