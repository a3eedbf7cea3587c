import { InputType } from '@nestjs/graphql';
import { NOTICE_SEVERITIES, type NoticeSeverity } from '@kimari/common/enums';
import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import { NoticeSeverityEnum } from '../../../kernel/schema/enums';
import { ChoiceField, IntField, LineField } from '../../../kernel/schema/fields';

/** GraphQL has no larger integers. */
const TIME = { min: 0, max: 2_147_483_647, optional: true, nullable: true } as const;
const TEXT = { max: ADMINISTRATION_LIMITS.siteNotice.max, optional: true, nullable: true } as const;

@InputType('SiteNoticeInput')
export class SiteNoticeInput {
  @LineField({
    ...TEXT,
    description:
      'For readers of Japanese; for everybody if there is no English text. One of the two is required.',
  })
  readonly textJa?: string | null;

  @LineField({ ...TEXT, description: 'For readers of English; for everybody if there is no Japanese text.' })
  readonly textEn?: string | null;

  @ChoiceField({ values: NOTICE_SEVERITIES, graphql: NoticeSeverityEnum, optional: true, default: 'info' })
  readonly severity: NoticeSeverity = 'info';

  @IntField({ ...TIME, description: 'Unix time in seconds; at once without it.' })
  readonly startsAt?: number | null;

  @IntField({ ...TIME, description: 'Unix time in seconds; until it is removed without it.' })
  readonly endsAt?: number | null;
}
