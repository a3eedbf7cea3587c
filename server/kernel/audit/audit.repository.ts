import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { AuditEvent } from './audit-event.entity';

/** SQL of audit events, which are only ever added. */
@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  async insert(events: readonly AuditEvent[]): Promise<void> {
    // TypeORM's types take JSON for an entity of its own.
    const rows = events.map((event) => ({ ...event, details: event.details as never }));
    await this.database.repository(AuditEvent).insert(rows);
  }
}
