import { LIMITS } from '@kimari/common/limits';
import { TextField } from '../../../kernel/schema/fields';

/** A code of an authenticator app or a recovery code, as typed. */
export const SecondFactorCodeField = (options: { readonly optional?: boolean } = {}) =>
  TextField({
    ...options,
    min: 1,
    max: LIMITS.secondFactorCode.max,
    description: 'Six digits of an authenticator app, or a recovery code.',
  });
