import { ApiProperty } from '@nestjs/swagger';
import { RULE_TYPES, type RuleType, VISIBILITIES, type Visibility } from '@kimari/common/enums';
import { SuccessBody } from '../../kernel/http/success-body';
import { bytes, count, digest, nullableText, nullableTime, path, semver, time } from './body-fields';
import { ChecksBody } from './checks.body';
import { ContextCostBody, TargetLossesBody } from './context-cost.body';
import { PowersBody } from './powers.body';
import { OrganizationRefBody, UserRefBody } from './rule.body';

/** The text of a version, to install it. */
export class RuleContentBody {
  @ApiProperty({ description: 'Id of the rule.' })
  id!: string;

  @ApiProperty()
  ruleId!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty(semver)
  version!: string;

  @ApiProperty()
  content!: string;

  @ApiProperty({ enum: RULE_TYPES })
  type!: RuleType;

  @ApiProperty(path)
  path!: string;

  @ApiProperty(digest)
  digest!: string;

  @ApiProperty(bytes)
  size!: number;

  @ApiProperty(time)
  createdAt!: number;

  @ApiProperty()
  yanked!: boolean;

  @ApiProperty(nullableText)
  yankReason!: string | null;

  @ApiProperty()
  deprecated!: boolean;

  @ApiProperty(nullableText)
  deprecationMessage!: string | null;

  @ApiProperty({ ...path, nullable: true })
  replacement!: string | null;

  @ApiProperty({ description: 'Whether it lets an assistant do more than the version before it.' })
  asksForMore!: boolean;

  @ApiProperty({ type: ChecksBody, nullable: true, description: 'Null where nobody has looked yet.' })
  checks!: ChecksBody | null;

  @ApiProperty({ type: PowersBody, nullable: true, description: 'Null where nobody has looked yet.' })
  powers!: PowersBody | null;
}

/** The fields of every version. */
class VersionFactsBody {
  @ApiProperty()
  isLatest!: boolean;

  @ApiProperty(digest)
  digest!: string;

  @ApiProperty(bytes)
  size!: number;

  @ApiProperty()
  yanked!: boolean;

  @ApiProperty(nullableText)
  yankReason!: string | null;

  @ApiProperty(nullableTime)
  yankedAt!: number | null;

  @ApiProperty(count)
  downloads!: number;

  @ApiProperty({ description: 'Hidden by moderators: it exists only for those who may edit the rule.' })
  hidden!: boolean;

  @ApiProperty({ description: 'Whether it lets an assistant do more than the version before it.' })
  asksForMore!: boolean;
}

/** A version in the history. */
export class VersionBody extends VersionFactsBody {
  @ApiProperty({ description: 'Id of the version.' })
  id!: string;

  @ApiProperty()
  ruleId!: string;

  @ApiProperty(semver)
  version!: string;

  @ApiProperty({ description: 'Empty when there is none.' })
  changelog!: string;

  @ApiProperty(time)
  created_at!: number;

  @ApiProperty({ type: UserRefBody })
  createdBy!: UserRefBody;
}

export class VersionChangedBody extends SuccessBody {
  @ApiProperty({ type: VersionBody })
  version!: VersionBody;
}

/** One version with its text. Name, description, tags and visibility are the current ones of the rule. */
export class VersionDetailBody extends VersionFactsBody {
  @ApiProperty({ description: 'Id of the version, not of the rule; see `ruleId`.' })
  id!: string;

  @ApiProperty()
  ruleId!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty(nullableText)
  description!: string | null;

  @ApiProperty(semver)
  version!: string;

  @ApiProperty()
  content!: string;

  @ApiProperty()
  changelog!: string;

  @ApiProperty({ enum: VISIBILITIES })
  visibility!: Visibility;

  @ApiProperty({ type: [String] })
  tags!: readonly string[];

  @ApiProperty({ type: UserRefBody })
  author!: UserRefBody;

  @ApiProperty({ type: OrganizationRefBody, nullable: true })
  organization!: OrganizationRefBody | null;

  @ApiProperty(time)
  createdAt!: number;

  @ApiProperty({ type: UserRefBody })
  createdBy!: UserRefBody;

  @ApiProperty({ enum: RULE_TYPES })
  type!: RuleType;

  @ApiProperty(path)
  path!: string;

  @ApiProperty({ type: ChecksBody, nullable: true, description: 'Null where nobody has looked yet.' })
  checks!: ChecksBody | null;

  @ApiProperty({ type: PowersBody, nullable: true, description: 'Null where nobody has looked yet.' })
  powers!: PowersBody | null;
  @ApiProperty({ type: ContextCostBody, nullable: true, description: 'Null where nobody has counted yet.' })
  contextCost!: ContextCostBody | null;

  @ApiProperty({ type: [TargetLossesBody], nullable: true, description: 'Null where nobody has looked yet.' })
  losses!: readonly TargetLossesBody[] | null;
}

/** Findings, powers, cost and losses; those of a new version may still be incomplete. */
export type AssessedFields = Pick<VersionDetailBody, 'checks' | 'powers' | 'contextCost' | 'losses'>;
