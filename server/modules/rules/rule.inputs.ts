import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { IdField, TextField } from '../../kernel/schema/fields';
import { Alias } from '../../kernel/schema/input-fields';

/** A rule by its id, for the calls of the contract that name the field `id`. */
@InputType()
export class RuleIdInput {
  @Alias('ruleId')
  @IdField()
  id!: string;
}

/** A rule by its id, for the calls of the contract that name the field `ruleId`. */
@InputType()
export class RuleIdByRuleIdInput {
  @Alias('id')
  @IdField()
  ruleId!: string;
}

/** A version of a rule. */
@InputType()
export class RuleVersionInput extends RuleIdInput {
  @TextField({ min: 1, max: LIMITS.versionSelector.max, description: 'An exact number, or `latest`.' })
  version!: string;
}
