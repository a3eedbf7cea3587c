import { Injectable } from '@nestjs/common';
import { type AuditActor, OPERATOR } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { RuleTagsService } from '../lists/tags.service';
import { RuleUsageRepository } from '../usage/usage.repository';
import { Visitors } from '../usage/visitors.service';
import { ErasureSteps } from './erasure-steps.service';
import { type Erasure, ErasuresRepository } from './erasures.repository';
import { OwnerRulesRepository } from './owner-rules.repository';

/** How many rules are deleted in one transaction, with versions, counters and documents of the search. */
const MOST_RULES = 500;
/** The same for stars and views. */
const MOST_VISITS = 5_000;

/** Which of an owner's rows are deleted, and by whom. */
type Part = Pick<Erasure, 'ownerId' | 'includesPublic'> & { readonly actor: AuditActor };

/**
 * Deletes the rules, stars and views of owners who leave. Rows beyond one transaction disappear at once all the same,
 * and `erasures.task.ts` deletes them later.
 */
@Injectable()
export class OwnerRulesService {
  constructor(
    private readonly rules: OwnerRulesRepository,
    private readonly erasures: ErasuresRepository,
    private readonly usage: RuleUsageRepository,
    private readonly visitors: Visitors,
    private readonly tags: RuleTagsService,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    steps: ErasureSteps,
  ) {
    steps.add(
      async (erasure) => (await this.forget(erasure.visitor, erasure.ownerId)) && this.deleteSome(erasure),
    );
  }

  /** Whether an owner has rules that are not deleted. */
  hasAny(ownerId: string): Promise<boolean> {
    return this.rules.hasAny(ownerId);
  }

  /**
   * Deletes the private rules of an account, and the public ones if asked; those of organizations stay. Removes its stars and
   * views everywhere. False when there are so many that some are left; call `eraseLater` then.
   */
  async eraseOf(
    actor: AuditActor,
    userId: string,
    { includesPublic }: { readonly includesPublic: boolean },
  ): Promise<boolean> {
    const isForgotten = await this.forget(this.visitors.ofAccount(userId), userId);
    return (await this.delete({ actor, ownerId: userId, includesPublic })) && isForgotten;
  }

  /** Deletes the rules of an organization, also those in the trash. False when some are left; call `eraseLater` then. */
  eraseOfOrganization(actor: AuditActor, organizationId: string): Promise<boolean> {
    return this.delete({ actor, ownerId: organizationId, includesPublic: true });
  }

  /** Hides what is left of an owner, and has it deleted. */
  async eraseLater(
    ownerId: string,
    { includesPublic, isPerson }: { readonly includesPublic: boolean; readonly isPerson: boolean },
  ): Promise<void> {
    const visitor = isPerson ? this.visitors.ofAccount(ownerId) : null;
    await this.erasures.begin({ ownerId, includesPublic, visitor, begunAt: this.clock.now() });
    await this.transactions.afterCommit(() => this.tags.invalidate());
  }

  private deleteSome({ ownerId, includesPublic }: Erasure): Promise<boolean> {
    return this.delete({ actor: OPERATOR, ownerId, includesPublic });
  }

  /** Returns whether no rules are left. */
  private async delete({ actor, ownerId, includesPublic }: Part): Promise<boolean> {
    const found = await this.rules.lock(ownerId, includesPublic, MOST_RULES + 1);
    const ruleIds = found.slice(0, MOST_RULES);
    await this.rules.rememberDeleted(ruleIds);
    await this.usage.lockMany();
    await this.rules.delete(ruleIds);
    await this.audit.recordAll(
      ruleIds.map((id) => ({ actor, action: 'rule.delete', target: { kind: 'rule', id }, details: {} })),
    );
    await this.transactions.afterCommit(() => this.tags.invalidate());
    return found.length <= MOST_RULES;
  }

  /** Returns whether no stars and no views of a person are left. */
  private async forget(visitor: Buffer | null, userId: string): Promise<boolean> {
    if (visitor === null) return true;
    await this.usage.lockMany();
    return this.usage.forget(userId, visitor, MOST_VISITS);
  }
}
