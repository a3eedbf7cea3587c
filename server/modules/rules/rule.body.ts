import { ApiProperty } from '@nestjs/swagger';
import { RULE_TYPES, type RuleType, VISIBILITIES, type Visibility } from '@kimari/common/enums';
import { SuccessBody } from '../../kernel/http/success-body';
import { CheckSummaryBody } from './checks.body';
import { count, digest, nullableText, nullableTime, path, semver, time } from './body-fields';

/** REST bodies of rules. Names and nullability follow the contract. */

export class UserRefBody {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  username!: string;
}

export class AuthorCardBody extends UserRefBody {
  @ApiProperty(nullableText)
  displayName!: string | null;

  @ApiProperty(nullableText)
  avatarUrl!: string | null;
}

export class RuleUserBody extends AuthorCardBody {
  @ApiProperty({ description: "The caller's own or a fellow member's address, otherwise empty." })
  email!: string;
}

export class OrganizationRefBody {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  displayName!: string;
}

/** The fields of every response with a rule. */
class RuleBaseBody {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty(nullableText)
  description!: string | null;

  @ApiProperty({ enum: RULE_TYPES })
  type!: RuleType;

  @ApiProperty({ enum: VISIBILITIES })
  visibility!: Visibility;

  @ApiProperty({ type: [String] })
  tags!: readonly string[];

  @ApiProperty(semver)
  version!: string;

  @ApiProperty(path)
  path!: string;

  @ApiProperty(count)
  stars!: number;

  @ApiProperty(count)
  views!: number;

  @ApiProperty(count)
  downloads!: number;

  @ApiProperty(digest)
  digest!: string;

  @ApiProperty({ description: 'Hidden by moderators from all but those who may edit it.' })
  hidden!: boolean;

  @ApiProperty({
    description: 'Whether the current version lets an assistant do more than the one before it.',
  })
  asksForMore!: boolean;
  @ApiProperty({ type: CheckSummaryBody, nullable: true, description: 'Null where nobody has looked yet.' })
  checks!: CheckSummaryBody | null;

  @ApiProperty({ required: false, description: 'Only for signed-in callers.' })
  isStarred?: boolean;

  @ApiProperty()
  deprecated!: boolean;

  @ApiProperty(nullableText)
  deprecationMessage!: string | null;

  @ApiProperty({ ...path, nullable: true })
  replacement!: string | null;

  @ApiProperty(time)
  updated_at!: number;

  @ApiProperty(time)
  created_at!: number;

  @ApiProperty({ type: OrganizationRefBody, nullable: true })
  organization!: OrganizationRefBody | null;
}

/** A rule with its owner. */
export class RuleBody extends RuleBaseBody {
  @ApiProperty({ ...nullableText, description: 'The creator; null once the account is deleted.' })
  userId!: string | null;

  @ApiProperty({
    ...nullableText,
    description: 'Where an imported rule comes from: `owner/name` on GitHub, or an address.',
  })
  sourceRepository!: string | null;

  @ApiProperty({ ...nullableText, description: 'The licence of an imported rule.' })
  license!: string | null;

  @ApiProperty(time)
  createdAt!: number;

  @ApiProperty(time)
  updatedAt!: number;

  @ApiProperty(nullableTime)
  publishedAt!: number | null;

  @ApiProperty(nullableText)
  latestVersionId!: string | null;

  @ApiProperty(nullableText)
  organizationId!: string | null;

  @ApiProperty({ type: RuleUserBody })
  user!: RuleUserBody;

  @ApiProperty({ type: RuleUserBody })
  author!: RuleUserBody;

  @ApiProperty({ ...path, required: false, description: 'The former address that was asked for.' })
  redirectedFrom?: string;
}

/** A rule in a list. */
export class RuleSummaryBody extends RuleBaseBody {
  @ApiProperty({ type: AuthorCardBody })
  author!: AuthorCardBody;
}

export class RuleUpdatedBody extends SuccessBody {
  @ApiProperty(semver)
  version!: string;

  @ApiProperty()
  versionCreated!: boolean;

  @ApiProperty({ type: RuleBody })
  rule!: RuleBody;
}

export class RuleChangedBody extends SuccessBody {
  @ApiProperty({ type: RuleBody })
  rule!: RuleBody;
}
