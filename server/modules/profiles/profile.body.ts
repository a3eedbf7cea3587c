import { ApiProperty } from '@nestjs/swagger';
import { RULE_TYPES, type RuleType, VISIBILITIES, type Visibility } from '@kimari/common/enums';
import { FullProfileBody, ProfileBody, PublicProfileBody } from '../users';

/** REST bodies of profiles. Names and nullability follow the contract. */

const count = { type: 'integer', minimum: 0 } as const;
const time = { type: 'integer', minimum: 0, description: 'Unix time in seconds.' } as const;

class OrganizationNameBody {
  @ApiProperty()
  name!: string;
}

/** A rule on a profile. */
class ProfileRuleBody {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ description: 'Empty when there is none.' })
  description!: string;

  @ApiProperty({ type: OrganizationNameBody, nullable: true })
  organization!: OrganizationNameBody | null;

  @ApiProperty({ description: 'Address of the rule.', example: '@hanako/naming-guide' })
  path!: string;

  @ApiProperty({ enum: RULE_TYPES })
  type!: RuleType;

  @ApiProperty({ example: '1.4.2' })
  version!: string;

  @ApiProperty(count)
  stars!: number;

  @ApiProperty(time)
  createdAt!: number;

  @ApiProperty(time)
  updatedAt!: number;
}

export class RecentRuleBody extends ProfileRuleBody {
  @ApiProperty({ enum: VISIBILITIES })
  visibility!: Visibility;
}

export class PublicRuleBody extends ProfileRuleBody {
  @ApiProperty({ type: [String] })
  tags!: readonly string[];

  @ApiProperty(count)
  views!: number;

  @ApiProperty(count)
  downloads!: number;
}

/** Counts of a user's rules, their stars, and the user's organizations. */
export class ProfileStatsBody {
  @ApiProperty(count)
  rulesCount!: number;

  @ApiProperty(count)
  organizationsCount!: number;

  @ApiProperty(count)
  totalStars!: number;
}

class PublicStatsBody {
  @ApiProperty(count)
  publicRulesCount!: number;

  @ApiProperty(count)
  totalStars!: number;
}

export class UserProfileBody {
  @ApiProperty({ type: ProfileBody })
  user!: ProfileBody;

  @ApiProperty({ type: ProfileStatsBody, description: 'Over public rules.' })
  stats!: ProfileStatsBody;

  @ApiProperty({ type: [RecentRuleBody], description: 'At most 5 public rules, last changed first.' })
  recentRules!: RecentRuleBody[];
}

export class PublicUserProfileBody {
  @ApiProperty({ type: PublicProfileBody })
  user!: PublicProfileBody;

  @ApiProperty({ type: PublicStatsBody })
  stats!: PublicStatsBody;

  @ApiProperty({ type: [PublicRuleBody], description: 'At most 20 public rules, last changed first.' })
  publicRules!: PublicRuleBody[];
}

export class OwnProfileBody extends FullProfileBody {
  @ApiProperty({ type: ProfileStatsBody, description: 'Private rules included.' })
  stats!: ProfileStatsBody;
}
