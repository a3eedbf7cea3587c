import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { EmailField, TextField } from '../../../kernel/schema/fields';
import { TokenField } from '../token-field';

@InputType()
export class RegisterInput {
  @TextField({ ...LIMITS.username, pattern: NAME_PATTERN })
  readonly username!: string;

  @EmailField(LIMITS.email)
  readonly email!: string;

  @TextField(LIMITS.password)
  readonly password!: string;
}

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

@InputType()
export class CheckUsernameInput {
  @TextField({ min: 1, max: LIMITS.ownerLookup.max, pattern: NAME_PATTERN })
  readonly username!: string;
}
