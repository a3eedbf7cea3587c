import { InputType } from '@nestjs/graphql';
import { LIMITS } from '../../../common/limits';
import { NAME_PATTERN } from '../../../common/patterns';
import { Alias, CheckTogether } from '../../kernel/schema/input-fields';
import { BooleanField, EmailField, IdField, TextField } from '../../kernel/schema/fields';
import { checkRevokeChoice } from './revoke-choice';

const PasswordField = () => TextField({ min: 1, max: LIMITS.password.max });
const TokenField = () => TextField({ min: 1, max: LIMITS.token.max });

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
export class LoginInput {
  @EmailField(LIMITS.email)
  readonly email!: string;

  @PasswordField()
  readonly password!: string;

  @BooleanField({ optional: true, default: false })
  readonly rememberMe: boolean = false;
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

@InputType()
export class RefreshInput {
  @TokenField()
  readonly refreshToken!: string;
}

@InputType()
export class LogoutInput {
  @TokenField()
  readonly refreshToken!: string;
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

/** Exactly one of the two. REST only. */
@CheckTogether(checkRevokeChoice)
export class RevokeSessionsInput {
  @IdField({ optional: true })
  readonly sessionId?: string;

  /** All but the session of the request. */
  @BooleanField({ optional: true })
  readonly all?: boolean;
}

/** REST only. */
export class RevokeCliTokenInput {
  @IdField({ description: 'Id of the token, or `current` for the command-line token of the request.' })
  readonly tokenId!: string;
}
