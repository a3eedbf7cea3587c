import { ApiProperty } from '@nestjs/swagger';
import {
  LIMIT_STATES,
  LIMIT_UNITS,
  type LimitState,
  type LimitUnit,
} from '@kimari/common/context-cost/limits';
import { type Loading, LOADINGS } from '@kimari/common/context-cost/loading';
import type { Locale } from '@kimari/common/locale';
import { type Outcome, OUTCOMES } from '@kimari/common/targets/outcomes';
import type { StoredAssessment } from '../versions';
import { count, nullableText, time } from './body-fields';
import { toContextCost, toLosses } from './context-cost.view';

/** What counts tokens. */
export class TokeniserBody {
  @ApiProperty()
  name!: string;

  @ApiProperty({ description: 'Its package on npm.' })
  package!: string;

  @ApiProperty()
  version!: string;

  @ApiProperty({ description: 'Month of its release.', example: '2026-08' })
  date!: string;
}

/** A known limit of an assistant, and how much of it a text takes. */
export class LimitUseBody {
  @ApiProperty({ enum: LIMIT_UNITS })
  unit!: LimitUnit;

  @ApiProperty(count)
  limit!: number;

  @ApiProperty(count)
  size!: number;

  @ApiProperty({ enum: LIMIT_STATES, description: '`near` from four fifths on.' })
  state!: LimitState;

  @ApiProperty({ description: 'Whether it is only advised: nothing is cut off beyond.' })
  advice!: boolean;
}

/** Tokens of the context of one assistant. */
export class TargetCostBody {
  @ApiProperty()
  target!: string;

  @ApiProperty({ description: 'Its product name.' })
  label!: string;

  @ApiProperty({ enum: LOADINGS, description: 'When it loads the text.' })
  loading!: Loading;

  @ApiProperty({ ...count, description: 'In every conversation.' })
  always!: number;

  @ApiProperty({ ...count, description: 'Besides, once the text is loaded.' })
  onDemand!: number;

  @ApiProperty({ type: [LimitUseBody] })
  limits!: readonly LimitUseBody[];

  @ApiProperty({ type: [String], description: 'Limits that are near or passed, in a sentence each.' })
  warnings!: readonly string[];
}

/** The context cost of a version in each assistant that supports it. An estimate. */
export class ContextCostBody {
  @ApiProperty({ type: TokeniserBody })
  tokeniser!: TokeniserBody;

  @ApiProperty(time)
  countedAt!: number;

  @ApiProperty({ type: [TargetCostBody] })
  targets!: readonly TargetCostBody[];
}

/** Something in a version that an assistant does not support. */
export class LossBody {
  @ApiProperty({ description: 'What it is; stable.' })
  code!: string;

  @ApiProperty({ enum: ['changed', 'lost'] })
  severity!: string;

  @ApiProperty()
  message!: string;
}

/** The part of a version that reaches one assistant. */
export class TargetLossesBody {
  @ApiProperty()
  target!: string;

  @ApiProperty({ description: 'Its product name.' })
  label!: string;

  @ApiProperty({
    enum: OUTCOMES,
    description: 'Everything, everything in another form, not everything, or nothing for want of a place.',
  })
  outcome!: Outcome;

  @ApiProperty({ type: [LossBody] })
  losses!: readonly LossBody[];

  @ApiProperty({ ...nullableText, description: 'Why it gets no file, or cuts it off.' })
  obstacle!: string | null;
}

/** The fields of a version with its context cost and losses. */
export type AssessedBody = {
  readonly contextCost: ContextCostBody | null;
  readonly losses: readonly TargetLossesBody[] | null;
};

export function toAssessedBody(stored: StoredAssessment | null, locale: Locale): AssessedBody {
  return {
    contextCost: stored && toContextCost(stored, locale),
    losses: stored && toLosses(stored, locale),
  };
}
