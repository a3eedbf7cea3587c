import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { RuleType, Visibility } from '@kimari/common/enums';
import type { CheckStatus } from '@kimari/common/findings/findings';
import { PRICES } from '../../kernel/graphql/prices';
import { CheckStatusEnum, RuleTypeEnum, VisibilityEnum } from '../../kernel/schema/enums';
import type { RuleResult } from './rule.result';

/** What the caller may do with a rule. */
@ObjectType()
export class RulePermissions {
  @Field(() => Boolean)
  update!: boolean;

  @Field(() => Boolean, { description: 'Delete, rename, move, change visibility.' })
  delete!: boolean;

  @Field(() => Boolean)
  star!: boolean;
}

@ObjectType()
export class Deprecation {
  @Field(() => String, { complexity: PRICES.shortText })
  message!: string;

  @Field(() => String, { nullable: true, description: 'Address of the rule to use instead.' })
  replacement!: string | null;
}

/** A rule or a subagent definition. */
@ObjectType('Rule')
export class RuleView {
  /** The source of the field resolvers. Not part of the schema. */
  result!: RuleResult;

  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '`@owner/name`' })
  path!: string;

  @Field(() => String)
  name!: string;

  @Field(() => RuleTypeEnum)
  type!: RuleType;

  @Field(() => VisibilityEnum)
  visibility!: Visibility;

  @Field(() => String, { nullable: true, complexity: PRICES.shortText })
  description!: string | null;

  @Field(() => [String])
  tags!: readonly string[];

  @Field(() => String, { description: 'Number of the latest version, e.g. 1.4.2.' })
  version!: string;

  @Field(() => String, {
    description: 'The first lines of the current text, without front matter; for tiles.',
    complexity: PRICES.shortText,
  })
  excerpt!: string;

  @Field(() => Int)
  stars!: number;

  @Field(() => Int)
  views!: number;

  @Field(() => Int)
  downloads!: number;

  @Field(() => Boolean)
  viewerHasStarred!: boolean;

  @Field(() => Boolean, { description: 'Hidden by moderators from all but those who may edit it.' })
  hidden!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the current version lets an assistant do more than the one before it.',
  })
  asksForMore!: boolean;
  @Field(() => CheckStatusEnum, {
    nullable: true,
    description: 'What the checks of the current text say. Null where nobody has looked yet.',
  })
  checkStatus!: CheckStatus | null;

  @Field(() => RulePermissions)
  viewerCan!: RulePermissions;

  @Field(() => Deprecation, { nullable: true })
  deprecation!: Deprecation | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where an imported rule comes from: `owner/name` on GitHub, or an address.',
    complexity: PRICES.shortText,
  })
  sourceRepository!: string | null;

  @Field(() => String, { nullable: true, description: 'The licence of an imported rule.' })
  license!: string | null;

  @Field(() => Float, { description: 'Unix time in seconds.' })
  createdAt!: number;

  @Field(() => Float, { description: 'Unix time in seconds.' })
  updatedAt!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'When the rule first became public; Unix time in seconds.',
  })
  publishedAt!: number | null;

  @Field(() => String, { description: 'Address of the page.' })
  url!: string;
}

@ObjectType()
export class RulePayload {
  @Field(() => RuleView)
  rule!: RuleView;
}
