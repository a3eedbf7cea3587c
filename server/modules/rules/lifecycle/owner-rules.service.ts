import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Transactions } from '../../../kernel/database/transactions';
import { RuleTagsService } from '../lists/tags.service';
import { RuleUsageRepository } from '../usage/usage.repository';
import { Visitors } from '../usage/visitors.service';
import { OwnerRulesRepository } from './owner-rules.repository';

/** Removes what an account owns or has left at rules, when the account goes. */
@Injectable()
export class OwnerRulesService {
  constructor(
    private readonly rules: OwnerRulesRepository,
    private readonly usage: RuleUsageRepository,
    private readonly visitors: Visitors,
    private readonly tags: RuleTagsService,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Deletes the private rules of an account, and the public ones if asked; those of organizations stay. Removes its stars and
   * views everywhere.
   */
  async eraseOf(
    actor: AuditActor,
    userId: string,
    { includesPublic }: { readonly includesPublic: boolean },
  ): Promise<void> {
    const ruleIds = await this.rules.lock(userId, includesPublic);
    await this.rules.rememberDeleted(ruleIds);
    await this.usage.lockMany();
    await this.usage.forget(userId, this.visitors.ofAccount(userId));
    await this.rules.delete(ruleIds);
    await this.audit.recordAll(
      ruleIds.map((id) => ({ actor, action: 'rule.delete', target: { kind: 'rule', id }, details: {} })),
    );
    await this.transactions.afterCommit(() => this.tags.invalidate());
  }
}
