import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { BooleanField, EmailField, TextField } from '../../../kernel/schema/fields';
import { Alias } from '../../../kernel/schema/input-fields';

const PasswordField = () => TextField({ min: 1, max: LIMITS.password.max });

@InputType()
export class LoginInput {
  @EmailField(LIMITS.email)
  readonly email!: string;

  @PasswordField()
  readonly password!: string;

  @BooleanField({ optional: true, default: false })
  readonly rememberMe: boolean = false;
}

@InputType()
export class ChangePasswordInput {
  @PasswordField()
  readonly currentPassword!: string;

  @TextField(LIMITS.password)
  readonly newPassword!: string;
}

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

/** What existing command-line clients send: `username` is a username or an address. REST only. */
export class CommandLineLoginInput {
  @Alias('username')
  @TextField({ min: 1, max: LIMITS.email.max })
  readonly email!: string;

  @PasswordField()
  readonly password!: string;

  @BooleanField({ optional: true, default: false })
  readonly rememberMe: boolean = false;
}
