import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import { InputType } from '@nestjs/graphql';
import { IdField, TextField } from '../../../kernel/schema/fields';

@InputType('AdministeredOrganizationInput')
export class RunOrganizationInput {
  @IdField()
  readonly organizationId!: string;
}

@InputType()
export class AppointOwnerInput {
  @IdField()
  readonly organizationId!: string;

  @TextField({
    min: 1,
    max: ADMINISTRATION_LIMITS.search.max,
    description: 'The id, the username or the address of the account.',
  })
  readonly user!: string;
}
