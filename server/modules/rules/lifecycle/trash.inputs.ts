import { InputType } from '@nestjs/graphql';
import { IdField } from '../../../kernel/schema/fields';
import { PageInput } from '../../../kernel/schema/page.inputs';
import { Alias } from '../../../kernel/schema/input-fields';

export class TrashInput extends PageInput {}

/** A deleted rule by its id. */
@InputType()
export class RestoreRuleInput {
  @Alias('ruleId')
  @IdField()
  id!: string;
}
