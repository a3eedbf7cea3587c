import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { IdField, TextField } from '../../../kernel/schema/fields';
import { Alias } from '../../../kernel/schema/input-fields';

export class RuleModerationInput {
  @Alias('id')
  @IdField()
  readonly ruleId!: string;
}

@InputType()
export class AnswerDecisionInput {
  @IdField()
  readonly decisionId!: string;

  @TextField({ min: 1, max: LIMITS.reportText.max })
  readonly text!: string;
}
