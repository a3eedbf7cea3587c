import { LIMITS } from '@kimari/common/limits';
import { TextField } from '../../kernel/schema/fields';

/** A token that somebody was given: opaque, bounded, looked up as it is. */
export const TokenField = () => TextField({ min: 1, max: LIMITS.token.max });
