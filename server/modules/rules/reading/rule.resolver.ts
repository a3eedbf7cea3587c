import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { CachedField } from '../../../kernel/http/response-cache/cached.decorator';
import { requireOneOf } from '../../../kernel/schema/require-one-of';
import { RuleView } from '../rule.view';
import { RuleViews } from '../rule-views.service';
import { RulesService } from '../rules.service';

/** Reads a single rule. */
@Resolver()
export class RuleResolver {
  constructor(
    private readonly rules: RulesService,
    private readonly views: RuleViews,
  ) {}

  @Public()
  @CachedField()
  @Query(() => RuleView, {
    nullable: true,
    description: 'By `@owner/name` or by id; exactly one of the two.',
  })
  async rule(
    @CurrentActor() actor: Actor,
    @Args('path', { nullable: true, type: () => String }) path?: string,
    @Args('id', { nullable: true, type: () => ID }) ruleId?: string,
  ): Promise<RuleView | null> {
    const key = requireOneOf({ path, id: ruleId });
    const rule = path ? await this.rules.findByPath(actor, key) : await this.rules.find(actor, key);
    return rule && this.views.of(actor, rule);
  }
}
