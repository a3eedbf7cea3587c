import { Injectable } from '@nestjs/common';
import { Database, SILENT } from '../database/database';

/** What the database says of itself. */
@Injectable()
export class HealthRepository {
  constructor(private readonly database: Database) {}

  /** Whether the server that takes changes refuses them at present. */
  async isReadOnly(): Promise<boolean> {
    const [row] = await this.database.write<{ readonly transaction_read_only: string }>(
      'show transaction_read_only',
      [],
      SILENT,
    );
    return row?.transaction_read_only === 'on';
  }
}
