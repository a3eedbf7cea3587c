import { LIMITS } from '@kimari/common/limits';
import { ORGANIZATION_ROLES, type OrganizationRole } from '@kimari/common/enums';
import { OrganizationRoleEnum } from '../../../kernel/schema/enums';
import { ChoiceField, IdField, TextField } from '../../../kernel/schema/fields';

/** REST only. */
export class ChangeRoleInput {
  @ChoiceField({ values: ORGANIZATION_ROLES, graphql: OrganizationRoleEnum })
  readonly role!: OrganizationRole;
}

/** REST only. */
export class TransferInput {
  @IdField()
  readonly userId!: string;

  @TextField({
    max: LIMITS.password.max,
    optional: true,
    description:
      'The password of the caller. An account without one needs a session opened in the last 15 minutes.',
  })
  readonly password?: string;
}
