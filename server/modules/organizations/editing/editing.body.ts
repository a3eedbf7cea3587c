import { ApiProperty } from '@nestjs/swagger';
import { InvitationBody } from '../invitations/invitations.body';
import { OrganizationBody } from '../organization.body';

export class CreatedOrganizationBody extends OrganizationBody {
  @ApiProperty({ type: [InvitationBody], required: false })
  invitations!: InvitationBody[];
}
