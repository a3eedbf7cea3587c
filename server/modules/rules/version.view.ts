import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { PRICES } from '../../kernel/graphql/prices';
import { connectionOf } from '../../kernel/schema/connection';

/** Lines changed since the previous version. */
@ObjectType()
export class VersionChanges {
  @Field(() => Int)
  additions!: number;

  @Field(() => Int)
  deletions!: number;
}

/** One published text of a rule; it never changes. */
@ObjectType('RuleVersion')
export class RuleVersionView {
  /** The source of the field resolvers. Not part of the schema. */
  id!: string;
  createdById!: string;
  /** The text, if already read. */
  loadedContent!: string | null;

  @Field(() => String)
  version!: string;

  @Field(() => String, { description: '`sha256:<hex>` of the exact bytes.' })
  digest!: string;

  @Field(() => Int, { description: 'Bytes.' })
  size!: number;

  @Field(() => String, { description: 'Empty when there is none.', complexity: PRICES.changelog })
  changelog!: string;

  @Field(() => VersionChanges, {
    nullable: true,
    description: 'Null for the first version, and where the texts differ too much to be compared.',
  })
  changes!: VersionChanges | null;

  @Field(() => Float, { description: 'Unix time in seconds.' })
  createdAt!: number;

  @Field(() => Boolean)
  isLatest!: boolean;

  @Field(() => Boolean)
  yanked!: boolean;

  @Field(() => String, { nullable: true, complexity: PRICES.shortText })
  yankedReason!: string | null;

  @Field(() => Boolean, {
    description: 'Hidden by moderators: it exists only for those who may edit the rule.',
  })
  hidden!: boolean;

  @Field(() => Boolean, { description: 'Whether it lets an assistant do more than the version before it.' })
  asksForMore!: boolean;
}

@ObjectType()
export class RuleVersionConnection extends connectionOf(RuleVersionView, 'RuleVersion') {}
