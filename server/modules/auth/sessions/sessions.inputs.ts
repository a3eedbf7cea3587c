import { InputType } from '@nestjs/graphql';
import type { Issue } from '../../../kernel/errors/issue';
import { wrongType } from '../../../kernel/schema/field-spec';
import { BooleanField, IdField } from '../../../kernel/schema/fields';
import { CheckTogether } from '../../../kernel/schema/input-fields';
import { TokenField } from '../token-field';

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
export class RevokeSessionInput {
  @IdField()
  readonly sessionId!: string;
}

/** Exactly one of the two. REST only. */
@CheckTogether(checkRevokeChoice)
export class RevokeSessionsInput {
  @IdField({ optional: true })
  readonly sessionId?: string;

  /** All sessions except the current one. */
  @BooleanField({ optional: true })
  readonly all?: boolean;
}

/** Exactly one of `sessionId` and `all: true`. */
function checkRevokeChoice({ sessionId, all }: RevokeSessionsInput): readonly Issue[] {
  if (all === false || (all === true && sessionId !== undefined))
    return [{ path: ['all'], code: 'invalid_value', form: 'choice', values: [true] }];
  return all === undefined && sessionId === undefined ? [wrongType('string', undefined, ['sessionId'])] : [];
}
