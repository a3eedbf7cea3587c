import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Actor, SignedInActor } from '../../../access/actor';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { isUnavailable } from '../../../kernel/errors/database-errors';
import { forEachCaller } from '../../../kernel/http/response-cache/caller-effects';
import { RequestLimits } from '../../../kernel/http/request-limits';
import { LOGGER } from '../../../kernel/logging/logging.module';
import type { RuleResult } from '../rule.result';
import { requireStarrable } from '../rule-access';
import { RuleUsageRepository } from './usage.repository';
import { AlreadyStarred, StarNotFound } from '../rules.errors';
import { RuleEvents } from '../rule-events.service';
import { RulesService } from '../rules.service';
import { dayOf, Visitors } from './visitors.service';
import { Visits } from './visits.service';

export type StarState = { readonly ruleId: string; readonly stars: number; readonly isStarred: boolean };

/** Counts stars, views and downloads. None of them changes `updatedAt`. */
@Injectable()
export class RuleReactionsService {
  constructor(
    private readonly rules: RulesService,
    private readonly usage: RuleUsageRepository,
    private readonly visitors: Visitors,
    private readonly visits: Visits,
    private readonly limits: RequestLimits,
    private readonly transactions: Transactions,
    private readonly events: RuleEvents,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws RuleNotFound, AlreadyStarred. */
  async star(actor: SignedInActor, ruleId: string): Promise<StarState> {
    await this.limits.react(actor);
    const id = await this.starrable(actor, ruleId);
    const stars = await this.transactions.runInTurn(id, () =>
      this.usage.insertStar(id, actor.userId, this.clock.now()),
    );
    if (stars === null) throw AlreadyStarred();
    await this.events.announce('star', id);
    return { ruleId: id, stars, isStarred: true };
  }

  /** Adds a star of an import, with its date; one that is there already stays. */
  async importStar(ruleId: string, userId: string, at: Date): Promise<void> {
    await this.usage.insertStar(ruleId, userId, at);
  }

  /** Throws RuleNotFound, StarNotFound. */
  async unstar(actor: SignedInActor, ruleId: string): Promise<StarState> {
    await this.limits.react(actor);
    const id = await this.starrable(actor, ruleId);
    const stars = await this.transactions.runInTurn(id, () => this.usage.deleteStar(id, actor.userId));
    if (stars === null) throw StarNotFound();
    await this.events.announce('star', id);
    return { ruleId: id, stars, isStarred: false };
  }

  /** Counts once per account and rule; for anonymous visitors, once per day. Throws RuleNotFound. */
  async view(actor: Actor, ruleId: string): Promise<{ readonly ruleId: string; readonly views: number }> {
    await this.limits.react(actor);
    const { id, views } = await this.rules.get(actor, ruleId);
    const [day, userId] = actor.kind === 'anonymous' ? [dayOf(this.clock.now()), null] : [null, actor.userId];
    const isNew = await this.unlessUnavailable(id, async () => {
      const visitor = await this.visitors.ofPerson(actor);
      return this.visits.view({ ruleId: id, visitor, day, userId });
    });
    return { ruleId: id, views: isNew ? views + 1 : views };
  }

  /** Counts once per token or visitor, version and day. */
  async download(actor: Actor, { id }: Pick<RuleResult, 'id'>, versionId: string): Promise<void> {
    await forEachCaller(actor, async (each) => {
      const day = dayOf(this.clock.now());
      await this.unlessUnavailable(id, async () => {
        const visitor = await this.visitors.ofToken(each);
        await this.visits.download({ ruleId: id, versionId, visitor, day });
      });
    });
  }

  private async starrable(actor: SignedInActor, ruleId: string): Promise<string> {
    const rule = await this.rules.get(actor, ruleId);
    requireStarrable(actor, rule);
    return rule.id;
  }

  /** A read must not fail because its count cannot be stored (a full disk), so the count is dropped. */
  private async unlessUnavailable<Count>(
    ruleId: string,
    count: () => Promise<Count>,
  ): Promise<Count | undefined> {
    try {
      return await count();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.logger.warn({ rule: ruleId, err: error }, 'a visit was not counted');
      return undefined;
    }
  }
}
