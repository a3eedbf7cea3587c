import { ORGANIZATION_ROLES, type OrganizationRole } from '@kimari/common/enums';
import { OrganizationRoleEnum } from '../../../kernel/schema/enums';
import { ChoiceField, IdField } from '../../../kernel/schema/fields';

/** REST only. */
export class ChangeRoleInput {
  @ChoiceField({ values: ORGANIZATION_ROLES, graphql: OrganizationRoleEnum })
  readonly role!: OrganizationRole;
}

/** REST only. */
export class TransferInput {
  @IdField()
  readonly userId!: string;
}
