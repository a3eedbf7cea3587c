import { ApiProperty } from '@nestjs/swagger';
import { RULE_TYPES, type RuleType, VISIBILITIES, type Visibility } from '@kimari/common/enums';
import { NextCursorField } from '../../../kernel/schema/fields';
import { count, digest, nullableText, nullableTime, path, semver, time } from '../body-fields';
import { UserRefBody } from '../rule.body';

/** A private rule of an organization reads `team` in this list only (contract). */
const LISTED_VISIBILITIES = ['public', 'private', 'team'] as const;

export class OrganizationRuleBody {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty(nullableText)
  description!: string | null;

  @ApiProperty({ enum: LISTED_VISIBILITIES })
  visibility!: (typeof LISTED_VISIBILITIES)[number];

  @ApiProperty({ description: 'Whether it has ever been public.' })
  isPublished!: boolean;

  @ApiProperty(count)
  downloadCount!: number;

  @ApiProperty(count)
  starCount!: number;

  @ApiProperty(time)
  createdAt!: number;

  @ApiProperty(time)
  updatedAt!: number;

  @ApiProperty(nullableTime)
  publishedAt!: number | null;

  @ApiProperty({ type: UserRefBody })
  user!: UserRefBody;

  @ApiProperty(semver)
  latestVersion!: string;

  @ApiProperty(path)
  path!: string;

  @ApiProperty({ enum: RULE_TYPES })
  type!: RuleType;

  @ApiProperty({ type: [String] })
  tags!: readonly string[];

  @ApiProperty(count)
  views!: number;

  @ApiProperty(digest)
  digest!: string;

  @ApiProperty()
  isStarred!: boolean;
}

export class OrganizationRulesBody {
  @ApiProperty({ type: [OrganizationRuleBody] })
  rules!: OrganizationRuleBody[];

  @ApiProperty(count)
  total!: number;

  @ApiProperty({ type: 'integer' })
  page!: number;

  @ApiProperty({ type: 'integer' })
  pageSize!: number;

  @ApiProperty(count)
  totalPages!: number;

  @NextCursorField()
  nextCursor!: string | null;
}

/** A rule in the summary of an organization. */
export class OrganizationRuleSummaryBody {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty(nullableText)
  description!: string | null;

  @ApiProperty(semver)
  version!: string;

  @ApiProperty(time)
  updatedAt!: number;

  @ApiProperty({ type: UserRefBody })
  author!: UserRefBody;

  @ApiProperty(path)
  path!: string;

  @ApiProperty({ enum: RULE_TYPES })
  type!: RuleType;

  @ApiProperty({ enum: VISIBILITIES })
  visibility!: Visibility;
}
