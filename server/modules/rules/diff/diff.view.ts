import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PRICES } from '../../../kernel/graphql/prices';
import { RuleVersionView } from '../version.view';

@ObjectType()
export class RuleDiff {
  @Field(() => RuleVersionView)
  from!: RuleVersionView;

  @Field(() => RuleVersionView)
  to!: RuleVersionView;

  @Field(() => String, { description: 'Unified diff of the two contents.', complexity: PRICES.patch })
  patch!: string;

  @Field(() => Int)
  additions!: number;

  @Field(() => Int)
  deletions!: number;
}
