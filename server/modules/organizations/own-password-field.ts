import { LIMITS } from '@kimari/common/limits';
import { TextField } from '../../kernel/schema/fields';

/** The caller's password, required by calls that take an organization away from its owners. */
export const OwnPasswordField = (): PropertyDecorator =>
  TextField({
    max: LIMITS.password.max,
    optional: true,
    description:
      'The password of the caller. An account without one needs a session opened in the last 15 minutes.',
  });
