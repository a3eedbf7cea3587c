import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { RuleType } from '@kimari/common/enums';
import { free } from '../../../kernel/graphql/prices';
import { connectionOf } from '../../../kernel/schema/connection';
import { RuleTypeEnum } from '../../../kernel/schema/enums';
import { RuleView } from '../rule.view';
import type { RuleFilterInput } from './lists.inputs';

@ObjectType()
export class RuleTypeCount {
  @Field(() => RuleTypeEnum)
  type!: RuleType;

  @Field(() => Int)
  count!: number;
}

/** Counts for filtering a list further. */
@ObjectType()
export class RuleFacets {
  @Field(() => [RuleTypeCount], {
    description: 'Of the same list, whatever type it asks for.',
    complexity: free,
  })
  types!: readonly RuleTypeCount[];
}

@ObjectType()
export class RuleConnection extends connectionOf(RuleView, 'Rule') {
  /** The query and filter of the list, for counting its facets. Not part of the schema. */
  asked?: { readonly query: string; readonly filter: RuleFilterInput } | undefined;
}

@ObjectType()
export class TagCount {
  @Field(() => String)
  tag!: string;

  @Field(() => Int)
  count!: number;
}
