import { LIMITS } from '@kimari/common/limits';
import { BooleanField, IntField } from '../../../kernel/schema/fields';

/** REST only. */
export class OrganizationRulesQuery {
  @IntField({ min: 1, max: LIMITS.page.max, optional: true, default: LIMITS.page.default })
  readonly page: number = LIMITS.page.default;

  @IntField({ min: 1, max: LIMITS.list.max, optional: true, default: LIMITS.organizationRules.default })
  readonly pageSize: number = LIMITS.organizationRules.default;
}

/** Sent as body or, by clients that cannot send one, as query. REST only. */
export class DeleteOrganizationInput {
  @BooleanField({ optional: true })
  readonly force?: boolean;
}
