import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { LimitState, LimitUnit } from '@kimari/common/context-cost/limits';
import { describeLimits } from '@kimari/common/context-cost/limit-words';
import type { Loading } from '@kimari/common/context-cost/loading';
import { TOKENISER } from '@kimari/common/context-cost/tokeniser';
import type { Locale } from '@kimari/common/locale';
import { describeLoss, describeObstacle } from '@kimari/common/targets/loss-words';
import type { LossSeverity, Outcome } from '@kimari/common/targets/outcomes';
import { targetOf } from '@kimari/common/targets/targets';
import { free, list, PRICES } from '../../kernel/graphql/prices';
import {
  LimitStateEnum,
  LimitUnitEnum,
  LoadingEnum,
  LossSeverityEnum,
  OutcomeEnum,
} from '../../kernel/schema/enums';
import type { StoredAssessment } from '../versions';

@ObjectType({
  description: 'What counts tokens. An estimate for assistants whose own tokeniser is not public.',
})
export class Tokeniser {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'Its package on npm.' })
  package!: string;

  @Field(() => String)
  version!: string;

  @Field(() => String, { description: 'Month of its release: `2026-08`.' })
  date!: string;
}

@ObjectType({ description: 'A known limit of an assistant, and how much of it a text takes.' })
export class LimitUse {
  @Field(() => LimitUnitEnum)
  unit!: LimitUnit;

  @Field(() => Int)
  limit!: number;

  @Field(() => Int)
  size!: number;

  @Field(() => LimitStateEnum, { description: 'NEAR from four fifths on.' })
  state!: LimitState;

  @Field(() => Boolean, { description: 'Whether it is only advised: nothing is cut off beyond.' })
  advice!: boolean;
}

@ObjectType({ description: 'Tokens of the context of one assistant.' })
export class TargetCost {
  @Field(() => String)
  target!: string;

  @Field(() => String, { description: 'Its product name.' })
  label!: string;

  @Field(() => LoadingEnum, { description: 'When it loads the text.' })
  loading!: Loading;

  @Field(() => Int, { description: 'In every conversation.' })
  always!: number;

  @Field(() => Int, { description: 'Besides, once the text is loaded.' })
  onDemand!: number;

  @Field(() => [LimitUse], { complexity: PRICES.ofAssistant })
  limits!: readonly LimitUse[];

  @Field(() => [String], {
    description: 'Limits that are near or passed, in a sentence each.',
    complexity: free,
  })
  warnings!: readonly string[];
}

@ObjectType({ description: 'What a version takes of the context of each assistant that has a place for it.' })
export class ContextCost {
  @Field(() => Tokeniser, { complexity: free })
  tokeniser!: Tokeniser;

  @Field(() => Float, { description: 'Unix time in seconds.' })
  countedAt!: number;

  @Field(() => [TargetCost], { complexity: list(0) })
  targets!: readonly TargetCost[];
}

@ObjectType({ description: 'Something that an assistant cannot carry as it is.' })
export class Loss {
  @Field(() => String, { description: 'What it is; stable.' })
  code!: string;

  @Field(() => LossSeverityEnum)
  severity!: LossSeverity;

  @Field(() => String)
  message!: string;
}

@ObjectType({ description: 'What one assistant gets of a version.' })
export class TargetLosses {
  @Field(() => String)
  target!: string;

  @Field(() => String, { description: 'Its product name.' })
  label!: string;

  @Field(() => OutcomeEnum, {
    description: 'Everything, everything in another form, not everything, or nothing for want of a place.',
  })
  outcome!: Outcome;

  @Field(() => [Loss], { complexity: PRICES.ofAssistant })
  losses!: readonly Loss[];

  @Field(() => String, { nullable: true, description: 'Why it gets no file, or cuts it off.' })
  obstacle!: string | null;
}

export function toContextCost({ costs, countedAt }: StoredAssessment, locale: Locale): ContextCost {
  return {
    tokeniser: TOKENISER,
    countedAt: Math.floor(countedAt.getTime() / 1000),
    targets: costs.map(({ target, limits, ...cost }) => ({
      ...{ target, label: targetOf(target).label, ...cost },
      limits: limits.map(({ isAdvice, ...limit }) => ({ ...limit, advice: isAdvice })),
      warnings: describeLimits(limits, locale),
    })),
  };
}

export function toLosses({ outcomes }: StoredAssessment, locale: Locale): readonly TargetLosses[] {
  return outcomes.map(({ target, outcome, losses, obstacle }) => ({
    ...{ target, label: targetOf(target).label, outcome },
    losses: losses.map((loss) => ({
      code: loss.code,
      severity: loss.severity,
      message: describeLoss(loss, locale),
    })),
    obstacle: obstacle && describeObstacle(obstacle, locale),
  }));
}
