import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { EmailField, TextField } from '../../../kernel/schema/fields';
import { TokenField } from '../token-field';

@InputType()
export class SendPasswordResetInput {
  @EmailField(LIMITS.email)
  readonly email!: string;
}

@InputType()
export class ResetPasswordInput {
  @TokenField()
  readonly token!: string;

  @TextField(LIMITS.password)
  readonly newPassword!: string;
}

@InputType()
export class PasswordResetLinkInput {
  @TokenField()
  readonly token!: string;
}
