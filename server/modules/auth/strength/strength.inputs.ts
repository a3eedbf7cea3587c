import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { TextField } from '../../../kernel/schema/fields';

/**
 * Username and address are as typed so far, and may still be invalid. The facts about the signed-in account, or about that
 * of a mailed link to reset a password, are known to the server and need not be sent.
 */
@InputType()
export class PasswordStrengthInput {
  @TextField({ max: LIMITS.password.max })
  readonly password!: string;

  @TextField({ max: LIMITS.ownerLookup.max, optional: true })
  readonly username: string = '';

  @TextField({ max: LIMITS.email.max, optional: true })
  readonly email: string = '';

  @TextField({ max: LIMITS.token.max, optional: true })
  readonly resetToken: string = '';
}
