import { ownerKey } from '@kimari/common/name-key';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';
import { isUuid } from '../../../kernel/database/uuid';
import { emailKey } from '../../users';

/** Resolves the names that people type into the filters of the audit log. */
@Injectable()
export class AuditSubjectsRepository {
  constructor(private readonly database: Database) {}

  /** The id of an account by name or address, of an organization by name, or of a rule by `@owner/name`; ids are themselves. */
  async find(text: string): Promise<string | null> {
    if (isUuid(text)) return text;
    const [owner = '', rule] = text.replace(/^@/, '').split('/', 2);
    const [row] = await this.database.read<{ id: string }>(
      rule === undefined
        ? `select owner_id as id from owner_names where name_key = $1
           union all select id from users where email_key = $2 limit 1`
        : `select r.id from rules r join owner_names n on n.owner_id = r.owner_id
            where n.name_key = $1 and r.name_key = $2 limit 1`,
      [ownerKey(owner), rule === undefined ? emailKey(text) : rule.toLowerCase()],
    );
    return row?.id ?? null;
  }
}
