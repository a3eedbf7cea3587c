import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { ChoiceField, IdField, TextField } from '../../../kernel/schema/fields';
import { LongListQuery } from '../../../kernel/schema/long-list.inputs';
import { Alias } from '../../../kernel/schema/input-fields';
import { RuleIdInput } from '../rule.inputs';

@InputType()
export class RulePathInput {
  @TextField({ max: LIMITS.rulePath.max, description: '`@owner/name`, `owner/name`, an id or a bare name.' })
  path!: string;
}

/** A page of the history of a rule. REST only. */
export class HistoryInput extends LongListQuery {
  @Alias('ruleId')
  @IdField()
  readonly id!: string;
}

/** The same for the call of the contract that names the field `ruleId`. REST only. */
export class HistoryByRuleIdInput extends LongListQuery {
  @Alias('id')
  @IdField()
  readonly ruleId!: string;
}

@InputType()
export class RuleContentInput extends RuleIdInput {
  @TextField({
    min: 1,
    max: LIMITS.versionSelector.max,
    optional: true,
    description: 'An exact number, or `latest`.',
  })
  version?: string;

  @ChoiceField({ values: ['install', 'view'], graphql: String, optional: true, default: 'install' })
  purpose: 'install' | 'view' = 'install';
}
