import { ApiProperty } from '@nestjs/swagger';
import { ORGANIZATION_ROLES, type OrganizationRole } from '@kimari/common/enums';
import { LOCALES, type Locale } from '@kimari/common/locale';
import { SuccessBody } from '../../../kernel/http/success-body';
import { NextCursorField } from '../../../kernel/schema/fields';
import { UserRefBody } from '../organization.body';
import { MAY_REGISTER } from './invitation.result';

const time = { type: 'integer', minimum: 0, description: 'Unix time in seconds.' } as const;

/** An open invitation. */
export class InvitationBody {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Set when an address was invited.' })
  email!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Set when an account was invited.' })
  username!: string | null;

  @ApiProperty({ enum: [...ORGANIZATION_ROLES] })
  role!: OrganizationRole;

  @ApiProperty({ enum: [...LOCALES] })
  locale!: Locale;

  @ApiProperty({ enum: ['pending'] })
  status!: 'pending';

  @ApiProperty({ type: UserRefBody })
  invitedBy!: UserRefBody;

  @ApiProperty(time)
  createdAt!: number;

  @ApiProperty(time)
  expiresAt!: number;
}

/** An invitation that was just sent. */
export class SentInvitationBody extends InvitationBody {
  @ApiProperty({ type: Boolean, nullable: true, required: false, description: MAY_REGISTER })
  mayRegister!: boolean | null;
}

export class InvitationsBody {
  @ApiProperty({ type: [InvitationBody] })
  invitations!: InvitationBody[];

  @NextCursorField()
  nextCursor!: string | null;
}

export class InvitedBody extends SuccessBody {
  @ApiProperty({ type: InvitationBody, required: false })
  invitation!: InvitationBody;

  @ApiProperty({ type: Boolean, nullable: true, required: false, description: MAY_REGISTER })
  mayRegister!: boolean | null;
}
