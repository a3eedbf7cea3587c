import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, SILENT } from '../../../kernel/database/database';

const SALT_BYTES = 32;

/** SQL for the daily salts with which visitors are hashed. */
@Injectable()
export class VisitorSaltsRepository {
  constructor(private readonly database: Database) {}

  /** The salt of a day, shared by all processes and created on first use. Deletes the salts of earlier days. */
  async of(day: string): Promise<Buffer> {
    await this.database.write('delete from visitor_salts where day < $1', [day], SILENT);
    await this.database.write(
      'insert into visitor_salts (day, salt) values ($1, $2) on conflict do nothing',
      [day, randomBytes(SALT_BYTES)],
      SILENT,
    );
    // `write`, because the statement must see an insert by another process.
    const rows = await this.database.write<{ salt: Buffer }>(
      'select salt from visitor_salts where day = $1',
      [day],
      SILENT,
    );
    if (!rows[0]) throw new Error(`The salt of ${day} has gone`);
    return rows[0].salt;
  }
}
