import { ApiProperty } from '@nestjs/swagger';
import { ORGANIZATION_ROLES, type OrganizationRole } from '@kimari/common/enums';
import { SuccessBody } from '../../kernel/http/success-body';
import { OrganizationBody, UserRefBody } from '../organizations';
import { PublicRuleBody } from './profile.body';

const count = { type: 'integer', minimum: 0 } as const;

class OwnerBody extends UserRefBody {
  @ApiProperty({ description: 'Empty unless the caller is a member.' })
  email!: string;
}

/** An organization with its main owner and counts. */
export class OrganizationDetailsBody extends OrganizationBody {
  @ApiProperty({ type: OwnerBody })
  owner!: OwnerBody;

  @ApiProperty({
    enum: ORGANIZATION_ROLES,
    description: "The caller's role; `member` for everybody else (see `isMember`).",
  })
  role!: OrganizationRole;

  @ApiProperty(count)
  memberCount!: number;

  @ApiProperty(count)
  ruleCount!: number;

  @ApiProperty()
  isMember!: boolean;
}

export class JoinedOrganizationBody extends SuccessBody {
  @ApiProperty({ type: OrganizationDetailsBody })
  organization!: OrganizationDetailsBody;
}

class PublicOrganizationBody {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  displayName!: string;

  @ApiProperty({ type: String, nullable: true })
  description!: string | null;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Unix time in seconds.' })
  createdAt!: number;
}

class OrganizationStatsBody {
  @ApiProperty(count)
  publicRulesCount!: number;

  @ApiProperty(count)
  totalStars!: number;
}

class OrganizationProfileRuleBody extends PublicRuleBody {
  @ApiProperty({ type: UserRefBody })
  user!: UserRefBody;
}

export class OrganizationProfileBody {
  @ApiProperty({ type: PublicOrganizationBody })
  organization!: PublicOrganizationBody;

  @ApiProperty({ type: OrganizationStatsBody })
  stats!: OrganizationStatsBody;

  @ApiProperty({ type: [OrganizationProfileRuleBody], description: 'At most 20, last changed first.' })
  publicRules!: OrganizationProfileRuleBody[];
}
