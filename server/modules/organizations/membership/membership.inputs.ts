import { ORGANIZATION_ROLES, type OrganizationRole } from '@kimari/common/enums';
import { OrganizationRoleEnum } from '../../../kernel/schema/enums';
import { ChoiceField, IdField } from '../../../kernel/schema/fields';
import { OwnPasswordField } from '../own-password-field';

/** REST only. */
export class ChangeRoleInput {
  @ChoiceField({ values: ORGANIZATION_ROLES, graphql: OrganizationRoleEnum })
  readonly role!: OrganizationRole;
}

/** REST only. */
export class TransferInput {
  @IdField()
  readonly userId!: string;

  @OwnPasswordField()
  readonly password?: string;
}
