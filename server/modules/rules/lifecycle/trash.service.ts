import { Injectable } from '@nestjs/common';
import type { SignedInActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import type { PageKeys, Window } from '../../../kernel/schema/connection';
import { RuleTagsService } from '../lists/tags.service';
import { shownAs } from '../rule-audience';
import type { RuleResult } from '../rule.result';
import { RuleNameTaken, RuleNotFound } from '../rules.errors';
import { RulesRepository } from '../rules.repository';
import { RulesService } from '../rules.service';
import { Search } from '../../../search';
import { RuleHiding } from './hiding.service';
import { earliestDeletion } from './trash-period';
import { type DeletedRule, TrashRepository } from './trash.repository';

/** Lists deleted rules and brings them back, for whoever may delete them. */
@Injectable()
export class RuleTrash {
  constructor(
    private readonly transactions: Transactions,
    private readonly trash: TrashRepository,
    private readonly repository: RulesRepository,
    private readonly rules: RulesService,
    private readonly search: Search,
    private readonly hiding: RuleHiding,
    private readonly tags: RuleTagsService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Last deleted first. */
  list(
    actor: SignedInActor,
    window: Window,
  ): Promise<{ readonly rules: readonly DeletedRule[]; readonly total: number } & PageKeys> {
    return this.trash.list(actor.userId, this.earliest(), window);
  }

  /** Brings a rule back with its id, versions and stars. Throws RuleNotFound, RuleNameTaken. */
  async restore(actor: SignedInActor, id: string): Promise<RuleResult> {
    return this.transactions.runInTurn(id, async () => {
      const rule = await this.trash.lock(actor.userId, this.earliest(), id);
      if (!rule) throw RuleNotFound();
      if (rule.isNameTaken) throw RuleNameTaken();
      await this.repository.update(rule.id, {
        ...shownAs(rule.visibility, rule.isHidden),
        deletedAt: null,
        deletedBy: null,
      });
      await this.repository.removeRedirect(rule.ownerId, rule.nameKey);
      await this.trash.forgetNumber(rule.ownerId, rule.nameKey);
      await this.search.write(rule.id);
      await this.hiding.hideAgain({ ruleIds: [rule.id] });
      const target = { kind: 'rule', id: rule.id, organizationId: rule.organizationId } as const;
      await this.audit.record(actor, 'rule.restore', target, {});
      await this.transactions.afterCommit(() => this.tags.invalidate());
      return this.rules.get(actor, rule.id);
    });
  }

  private earliest(): Date {
    return earliestDeletion(this.clock.now());
  }
}
