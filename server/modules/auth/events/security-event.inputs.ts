import { LIMITS } from '@kimari/common/limits';
import { AfterField, IntField, LimitField } from '../../../kernel/schema/fields';

/** REST only. */
export class SecurityEventsInput {
  @IntField({ optional: true, min: 1, max: LIMITS.page.max, default: LIMITS.page.default })
  readonly page: number = LIMITS.page.default;

  @AfterField()
  readonly after?: string;

  @LimitField()
  readonly limit: number = LIMITS.list.default;
}
