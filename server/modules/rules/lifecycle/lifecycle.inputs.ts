import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { RULE_PATH_PATTERN } from '@kimari/common/patterns';
import { TextField } from '../../../kernel/schema/fields';
import { RuleIdInput, RuleVersionInput } from '../rule.inputs';

@InputType()
export class YankVersionInput extends RuleVersionInput {
  @TextField({ min: 1, max: LIMITS.reason.max })
  reason!: string;
}

@InputType()
export class DeprecateRuleInput extends RuleIdInput {
  @TextField({ min: 1, max: LIMITS.reason.max })
  message!: string;

  @TextField({ max: LIMITS.rulePath.max, pattern: RULE_PATH_PATTERN, optional: true, nullable: true })
  replacement?: string | null;
}
