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
