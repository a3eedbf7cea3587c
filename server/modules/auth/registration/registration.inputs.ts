import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { EmailField, TextField } from '../../../kernel/schema/fields';

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
export class CheckUsernameInput {
  @TextField({ min: 1, max: LIMITS.ownerLookup.max, pattern: NAME_PATTERN })
  readonly username!: string;
}
