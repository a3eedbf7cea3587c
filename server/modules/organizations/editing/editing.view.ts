import { Field, ObjectType } from '@nestjs/graphql';
import { InvitationPayload } from '../invitations/invitations.view';
import { OrganizationPayload } from '../organization.view';

@ObjectType()
export class CreatedOrganizationPayload extends OrganizationPayload {
  @Field(() => [InvitationPayload], { description: 'The invitations that were sent.' })
  invitations!: InvitationPayload[];
}
