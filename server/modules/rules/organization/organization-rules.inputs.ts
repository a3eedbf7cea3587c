import { LIMITS } from '@kimari/common/limits';
import { AfterField, BooleanField, IntField } from '../../../kernel/schema/fields';
import { OwnPasswordField } from '../../organizations';

/** REST only. */
export class OrganizationRulesQuery {
  @AfterField()
  readonly after?: string;

  @IntField({ min: 1, max: LIMITS.page.max, optional: true, default: LIMITS.page.default })
  readonly page: number = LIMITS.page.default;

  @IntField({ min: 1, max: LIMITS.list.max, optional: true, default: LIMITS.organizationRules.default })
  readonly pageSize: number = LIMITS.organizationRules.default;
}

/** For clients that cannot send a body. REST only. */
export class DeleteOrganizationQuery {
  @BooleanField({ optional: true })
  readonly force?: boolean;
}

/** REST only. A password is never in an address. */
export class DeleteOrganizationInput extends DeleteOrganizationQuery {
  @OwnPasswordField()
  readonly password?: string;
}
