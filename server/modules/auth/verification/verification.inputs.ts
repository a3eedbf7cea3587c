import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { EmailField, TextField } from '../../../kernel/schema/fields';
import { TokenField } from '../token-field';

@InputType()
export class VerifyEmailInput {
  @TokenField()
  readonly token!: string;
}

@InputType()
export class SendVerificationInput {
  @EmailField(LIMITS.email)
  readonly email!: string;

  @TextField({
    ...LIMITS.locale,
    optional: true,
    description: 'Language of the mail; else that of the request.',
  })
  readonly locale?: string;
}
