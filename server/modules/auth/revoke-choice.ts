import type { Issue } from '../../kernel/errors/issue';
import { wrongType } from '../../kernel/schema/field-spec';
import type { RevokeSessionsInput } from './auth.inputs';

/** Exactly one of `sessionId` and `all: true`. */
export function checkRevokeChoice({ sessionId, all }: RevokeSessionsInput): readonly Issue[] {
  if (all === false || (all === true && sessionId !== undefined))
    return [{ path: ['all'], code: 'invalid_value', form: 'choice', values: [true] }];
  return all === undefined && sessionId === undefined ? [wrongType('string', undefined, ['sessionId'])] : [];
}
