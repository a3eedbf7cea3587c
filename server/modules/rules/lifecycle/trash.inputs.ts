import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { AfterField, IdField, LimitField, OffsetField } from '../../../kernel/schema/fields';
import { Alias } from '../../../kernel/schema/input-fields';

export class TrashInput {
  @AfterField()
  after?: string;

  @LimitField()
  limit: number = LIMITS.list.default;

  @OffsetField({ default: 0 })
  offset = 0;
}

/** A deleted rule by its id. */
@InputType()
export class RestoreRuleInput {
  @Alias('ruleId')
  @IdField()
  id!: string;
}
