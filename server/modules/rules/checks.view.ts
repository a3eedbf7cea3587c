import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { FindingCategory, FindingSeverity } from '@kimari/common/findings/finding';
import { type CheckStatus, statusOf } from '@kimari/common/findings/findings';
import type { ComparedFinding } from '@kimari/common/findings/told-findings';
import type { Locale } from '@kimari/common/locale';
import { free } from '../../kernel/graphql/prices';
import { CheckStatusEnum, FindingCategoryEnum, FindingSeverityEnum } from '../../kernel/schema/enums';
import { type ComparedChecks, showFinding } from '../versions';

@ObjectType({ description: 'Something that a text hides, gives away or asks of an assistant.' })
export class Finding {
  @Field(() => FindingCategoryEnum)
  category!: FindingCategory;

  @Field(() => FindingSeverityEnum)
  severity!: FindingSeverity;

  @Field(() => String, { description: 'What was found; stable.' })
  code!: string;

  @Field(() => Int, { description: 'From 1.' })
  line!: number;

  @Field(() => Int, { description: 'From 1, in UTF-16 code units.' })
  column!: number;

  @Field(() => Int, { description: 'UTF-16 code units.' })
  length!: number;

  @Field(() => String, { nullable: true, description: '`U+200B`, where a character was found.' })
  codePoint!: string | null;

  @Field(() => String, { description: 'What stands there. Never a whole credential.' })
  excerpt!: string;

  @Field(() => String)
  message!: string;

  @Field(() => String)
  advice!: string;

  @Field(() => Int, {
    description:
      'How many of its code and severity stand behind it without being listed; a thousand are counted in all.',
  })
  more!: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the version that this one is compared with lacks it. False in a first version; null where it is not known.',
  })
  isNew!: boolean | null;
}

@ObjectType({
  description:
    'What the checks found in a text, by known patterns and by a model of sentences. Finding nothing does not make it safe.',
})
export class Checks {
  @Field(() => CheckStatusEnum)
  status!: CheckStatus;

  @Field(() => Int, { description: 'Rises with every change of what is found.' })
  engineVersion!: number;

  @Field(() => Float, { description: 'Unix time in seconds.' })
  checkedAt!: number;

  @Field(() => Boolean, {
    description: 'Whether the author has said that what was asked about is an example.',
  })
  accepted!: boolean;

  @Field(() => [Finding], { complexity: free })
  findings!: readonly Finding[];
}

export function toChecks(stored: ComparedChecks, locale: Locale): Checks {
  return {
    status: statusOf(stored.findings),
    engineVersion: stored.engineVersion,
    checkedAt: Math.floor(stored.checkedAt.getTime() / 1000),
    accepted: stored.isAccepted,
    findings: stored.findings.map((finding) => toFinding(finding, locale)),
  };
}

function toFinding(finding: ComparedFinding, locale: Locale): Finding {
  const { category, severity, isNew } = finding;
  return { ...showFinding(finding, locale), category, severity, isNew };
}
