import { InputType } from '@nestjs/graphql';
import type { Issue } from '../../../kernel/errors/issue';
import { AtLeastOne } from '../../../kernel/schema/at-least-one';
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
@CheckTogether(checkAll)
@AtLeastOne('sessionId', 'all')
export class RevokeSessionsInput {
  @IdField({ optional: true })
  readonly sessionId?: string;

  @BooleanField({ optional: true, description: 'All sessions except the current one; only `true`.' })
  readonly all?: boolean;
}

/** `all` is true, and alone. */
function checkAll({ sessionId, all }: RevokeSessionsInput): readonly Issue[] {
  return all === false || (all === true && sessionId !== undefined)
    ? [{ path: ['all'], code: 'invalid_value', form: 'choice', values: [true] }]
    : [];
}
