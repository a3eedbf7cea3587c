import { InputType } from '@nestjs/graphql';
import { IdField } from '../../../kernel/schema/fields';

@InputType('AdministeredOrganizationInput')
export class RunOrganizationInput {
  @IdField()
  readonly organizationId!: string;
}
