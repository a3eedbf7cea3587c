import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { ORGANIZATION_NAME_PATTERN } from '@kimari/common/patterns';
import { IdField, LineField, TextField, TextListField } from '../../../kernel/schema/fields';

const NameField = (optional: boolean) =>
  TextField({ ...LIMITS.organizationName, pattern: ORGANIZATION_NAME_PATTERN, optional });
const DisplayNameField = () => LineField({ min: 1, ...LIMITS.displayName, optional: true });
const DescriptionField = () =>
  TextField({ ...LIMITS.organizationDescription, optional: true, nullable: true });

@InputType()
export class CreateOrganizationInput {
  @NameField(false)
  readonly name!: string;

  @DisplayNameField()
  readonly displayName?: string;

  @DescriptionField()
  readonly description?: string | null;

  @TextListField({ max: LIMITS.invitations.max, optional: true, of: { ...LIMITS.email, email: true } })
  readonly inviteEmails?: string[];
}

/** The changes of an organization. Fields left out stay. */
@InputType()
export class OrganizationChangesInput {
  @NameField(true)
  readonly name?: string;

  @DisplayNameField()
  readonly displayName?: string;

  @DescriptionField()
  readonly description?: string | null;
}

/** The changes and the organization; REST names it in the path. */
@InputType()
export class UpdateOrganizationInput extends OrganizationChangesInput {
  @IdField()
  readonly id!: string;
}
