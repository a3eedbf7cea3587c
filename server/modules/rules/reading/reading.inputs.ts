import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { ChoiceField, TextField } from '../../../kernel/schema/fields';
import { RuleIdInput } from '../rule.inputs';

@InputType()
export class RulePathInput {
  @TextField({ max: LIMITS.rulePath.max, description: '`@owner/name`, `owner/name`, an id or a bare name.' })
  path!: string;
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
