import { ApiProperty } from '@nestjs/swagger';
import { FINDING_CATEGORIES, FINDING_SEVERITIES } from '@kimari/common/findings/finding';
import { type CheckStatus, statusOf } from '@kimari/common/findings/findings';
import type { Locale } from '@kimari/common/locale';
import { type ComparedChecks, showFinding } from '../versions';
import { count, nullableText, time } from './body-fields';

const CHECK_STATUSES = ['passed', 'notes', 'blocked'] as const satisfies readonly CheckStatus[];

/** Something that a text hides, gives away or asks of an assistant. */
export class FindingBody {
  @ApiProperty({ enum: FINDING_CATEGORIES })
  category!: string;

  @ApiProperty({ enum: FINDING_SEVERITIES })
  severity!: string;

  @ApiProperty({ description: 'What was found; stable.' })
  code!: string;

  @ApiProperty(count)
  line!: number;

  @ApiProperty({ ...count, description: 'From 1, in UTF-16 code units.' })
  column!: number;

  @ApiProperty({ ...count, description: 'UTF-16 code units.' })
  length!: number;

  @ApiProperty({ ...nullableText, description: '`U+200B`, where a character was found.' })
  codePoint!: string | null;

  @ApiProperty({ description: 'What stands there. Never a whole credential.' })
  excerpt!: string;

  @ApiProperty()
  message!: string;

  @ApiProperty()
  advice!: string;

  @ApiProperty({
    ...count,
    description:
      'How many of its code and severity stand behind it without being listed; a thousand are counted in all.',
  })
  more!: number;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'Whether the version before lacks it. False in a first version; null where it is not known.',
  })
  isNew!: boolean | null;
}

/** Whether the checks found anything in the current text. */
export class CheckSummaryBody {
  @ApiProperty({ enum: CHECK_STATUSES })
  status!: CheckStatus;
}

/** What the checks found in a text. Finding nothing does not make it safe. */
export class ChecksBody {
  @ApiProperty({ enum: CHECK_STATUSES })
  status!: CheckStatus;

  @ApiProperty({ ...count, description: 'Rises with every change of what is found.' })
  engineVersion!: number;

  @ApiProperty(time)
  checkedAt!: number;

  @ApiProperty({ description: 'Whether the author has said that what was asked about is an example.' })
  accepted!: boolean;

  @ApiProperty({ type: [FindingBody] })
  findings!: readonly FindingBody[];
}

export function toChecksBody(stored: ComparedChecks | null, locale: Locale): ChecksBody | null {
  return (
    stored && {
      status: statusOf(stored.findings),
      engineVersion: stored.engineVersion,
      checkedAt: Math.floor(stored.checkedAt.getTime() / 1000),
      accepted: stored.isAccepted,
      findings: stored.findings.map((finding) => ({ ...showFinding(finding, locale), isNew: finding.isNew })),
    }
  );
}
