import { InvalidInput } from '../../kernel/errors/issue';
import { wrongType } from '../../kernel/schema/field-spec';
import type { RevokeSessionsInput } from './auth.inputs';

/** Exactly one of `sessionId` and `all: true`; no `sessionId` in the answer means all others. */
export function requireOneChoice({ sessionId, all }: RevokeSessionsInput): { readonly sessionId?: string } {
  if (all === false || (all === true && sessionId !== undefined)) {
    throw new InvalidInput([{ path: ['all'], code: 'invalid_value', form: 'choice', values: [true] }]);
  }
  if (all === undefined && sessionId === undefined)
    throw new InvalidInput([wrongType('string', undefined, ['sessionId'])]);
  return sessionId === undefined ? {} : { sessionId };
}
