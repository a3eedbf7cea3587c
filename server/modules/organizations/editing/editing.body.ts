import { ApiProperty } from '@nestjs/swagger';
import { SentInvitationBody } from '../invitations/invitations.body';
import { OrganizationBody } from '../organization.body';

export class CreatedOrganizationBody extends OrganizationBody {
  @ApiProperty({ type: [SentInvitationBody], required: false })
  invitations!: SentInvitationBody[];
}
