import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../kernel/database/transactions';
import { RuleSearchIndexRepository } from './search-index.repository';
import type { RuleDocument } from './index-row';

/** Keeps what search knows of a rule in step with the rule; called in the transaction that changes it. */
@Injectable()
export class RuleSearchDocuments {
  constructor(
    private readonly transactions: Transactions,
    private readonly index: RuleSearchIndexRepository,
  ) {}

  async write(ruleId: string): Promise<void> {
    await this.writeMany([ruleId]);
  }

  async writeMany(ruleIds: readonly string[]): Promise<void> {
    const documents = await this.transactions.prepared<RuleDocument>(
      `select r.id as "ruleId", r.owner_id as "ownerId", r.created_by as "createdBy", r.visibility, r.type, o.name as owner, r.name,
              o.name_key as "ownerKey", r.name_key as "nameKey", r.description, r.tags, v.content
       from rules r
       join owners o on o.id = r.owner_id
       join rule_versions v on v.id = r.latest_version_id
       where r.id = any($1)`,
      [ruleIds],
    );
    await this.index.writeMany(documents);
  }
}
