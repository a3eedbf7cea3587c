import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';

/** The account that an audit event is about, which `ix_audit_events_account` indexes. */
const ACCOUNT = `coalesce(e.details->>'userId', case when e.target_kind = 'user' then e.target_id::text else e.actor_id::text end)`;
/** The events in that index. */
const OF_ACCOUNT = `${ACCOUNT} = $1 and e.target_kind is distinct from 'rule' and e.target_kind is distinct from 'organization'`;

/** Reads the audit events about an account. */
@Injectable()
export class SecurityEventsRepository {
  constructor(private readonly database: Database) {}

  /** Whether an account has ever started a session. */
  async hasSignedIn(userId: string): Promise<boolean> {
    const rows = await this.database.read(
      `select 1 from audit_events e where ${OF_ACCOUNT} and e.action = 'session.start' limit 1`,
      [userId],
    );
    return rows.length > 0;
  }
}
