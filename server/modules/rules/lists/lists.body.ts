import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { VISIBILITIES, type Visibility } from '@kimari/common/enums';
import { count, nullableText, path, time } from '../body-fields';
import { RuleBody, RuleSummaryBody } from '../rule.body';

/** One page of a list and its position. */
function pageOf<Rule extends object>(rule: Type<Rule>) {
  abstract class PageBody {
    @ApiProperty({ type: [rule] })
    rules!: Rule[];

    @ApiProperty(count)
    total!: number;

    @ApiProperty({ type: 'integer' })
    limit!: number;

    @ApiProperty({ type: 'integer' })
    offset!: number;
  }
  return PageBody;
}

export class RulePageBody extends pageOf(RuleSummaryBody) {}

export class RuleSearchBody {
  @ApiProperty({ type: [RuleBody] })
  rules!: RuleBody[];

  @ApiProperty(count)
  total!: number;

  @ApiProperty({ type: 'integer' })
  page!: number;

  @ApiProperty({ type: 'integer' })
  limit!: number;

  @ApiProperty({ type: 'integer', required: false })
  offset?: number;
}

export class StarredRuleBody extends RuleBody {
  @ApiProperty(time)
  starredAt!: number;
}

export class StarredRulesBody extends pageOf(StarredRuleBody) {}

export class DebugRuleBody {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: VISIBILITIES })
  visibility!: Visibility;

  @ApiProperty(nullableText)
  userId!: string | null;

  @ApiProperty()
  username!: string;

  @ApiProperty(path)
  path!: string;
}

export class RulesDebugBody {
  @ApiProperty(count)
  totalRules!: number;

  @ApiProperty(count)
  publicRules!: number;

  @ApiProperty({ type: [DebugRuleBody] })
  rules!: DebugRuleBody[];
}
