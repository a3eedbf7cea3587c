import { LIMITS } from '@kimari/common/limits';
import { IntField } from '../../../kernel/schema/fields';

/** REST only. */
export class SecurityEventsInput {
  @IntField({ optional: true, min: 1, max: LIMITS.page.max, default: LIMITS.page.default })
  readonly page: number = LIMITS.page.default;

  @IntField({ optional: true, min: 1, max: LIMITS.list.max, default: LIMITS.list.default })
  readonly limit: number = LIMITS.list.default;
}
