import { ApiProperty } from '@nestjs/swagger';
import { SITE_ROLES, type SiteRole } from '@kimari/common/enums';

const nullableText = { type: String, nullable: true } as const;
const time = { type: 'integer', minimum: 0, description: 'Unix time in seconds.' } as const;

/** The public profile of a user over REST. */
export class PublicProfileBody {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  username!: string;

  @ApiProperty(nullableText)
  displayName!: string | null;

  @ApiProperty(nullableText)
  bio!: string | null;

  @ApiProperty(nullableText)
  location!: string | null;

  @ApiProperty(nullableText)
  website!: string | null;

  @ApiProperty({ ...nullableText, description: 'Key of the picture, to be put after `/api/`.' })
  avatarUrl!: string | null;

  @ApiProperty(time)
  createdAt!: number;
}

/** The profile that signed-in users see. */
export class ProfileBody extends PublicProfileBody {
  @ApiProperty()
  emailVerified!: boolean;

  @ApiProperty(time)
  updatedAt!: number;

  @ApiProperty({ format: 'email', required: false, description: "On the caller's own profile only." })
  email?: string;

  @ApiProperty({ enum: SITE_ROLES, required: false, description: "On the caller's own profile only." })
  role?: SiteRole;
}

/** The caller's own profile. */
export class FullProfileBody extends ProfileBody {
  @ApiProperty({ format: 'email' })
  override email!: string;

  @ApiProperty({ enum: SITE_ROLES })
  override role!: SiteRole;
}

export class UserChangedBody {
  @ApiProperty({ type: FullProfileBody })
  user!: FullProfileBody;
}
