import { LIMITS } from '@kimari/common/limits';
import { TextField } from '../../kernel/schema/fields';

/** An opaque token of bounded length. */
export const TokenField = () => TextField({ min: 1, max: LIMITS.token.max });
