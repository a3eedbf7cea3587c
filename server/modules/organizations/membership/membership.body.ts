import { ApiProperty } from '@nestjs/swagger';
import { NextCursorField } from '../../../kernel/schema/fields';
import { ORGANIZATION_ROLES, type OrganizationRole } from '@kimari/common/enums';

const time = { type: 'integer', minimum: 0, description: 'Unix time in seconds.' } as const;

export class MemberBody {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ type: String })
  username!: string;

  @ApiProperty({ type: String, description: "Members see each other's addresses." })
  email!: string;

  @ApiProperty({ enum: [...ORGANIZATION_ROLES] })
  role!: OrganizationRole;

  @ApiProperty(time)
  joinedAt!: number;

  @ApiProperty({ type: String, nullable: true, required: false })
  displayName!: string | null;

  @ApiProperty({ type: String, nullable: true, required: false })
  avatarUrl!: string | null;
}

export class MembersBody {
  @ApiProperty({ type: [MemberBody] })
  members!: MemberBody[];

  @NextCursorField()
  nextCursor!: string | null;
}
