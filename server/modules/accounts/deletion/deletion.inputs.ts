import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { DeletionWordEnum } from '../../../kernel/schema/enums';
import { BooleanField, ChoiceField, TextField } from '../../../kernel/schema/fields';

@InputType()
export class DeleteAccountInput {
  @TextField({
    max: LIMITS.password.max,
    description:
      'Empty for an account without a password, which needs a session opened in the last 15 minutes.',
  })
  readonly password!: string;

  @ChoiceField({ values: ['DELETE'], graphql: DeletionWordEnum })
  readonly confirmation!: 'DELETE';

  @BooleanField({
    optional: true,
    default: false,
    description: 'Whether public rules go too, instead of staying under a deleted user.',
  })
  readonly deleteRules: boolean = false;
}
