import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { FINDING_CODES, type FindingCategory, type FindingCode } from '@kimari/common/findings/finding';
import { unixSeconds } from '../../../kernel/clock';
import { FindingCategoryEnum } from '../../../kernel/schema/enums';
import type { FindingStatistics } from './finding-statistics.result';

@ObjectType('FindingCodeStatistics', { description: 'What was found of one code.' })
export class FindingCodeStatisticsView {
  @Field(() => String, { description: 'What was found; stable.' })
  code!: string;

  @Field(() => FindingCategoryEnum)
  category!: FindingCategory;

  @Field(() => Int, { description: 'Rules whose current version has it.' })
  rules!: number;

  @Field(() => Int, { description: 'How often it is in their current versions.' })
  findings!: number;

  @Field(() => Int, { description: 'Rules whose author has accepted it.' })
  accepted!: number;

  @Field(() => Int, { description: 'Texts of the last 28 days that were refused for it.' })
  refused!: number;

  @Field(() => Int, { description: 'Texts of the last 28 days that their author had not accepted it in.' })
  asked!: number;

  @Field(() => [Int], {
    description: 'Versions with it, by the week in which they were published; as `weeks`.',
  })
  newByWeek!: readonly number[];

  @Field(() => [Int], {
    description: 'Texts that it kept from being published, refused or not accepted, by week; as `weeks`.',
  })
  keptByWeek!: readonly number[];
}

@ObjectType('FindingStatistics', { description: 'What the checks have found in all rules, and refused.' })
export class FindingStatisticsView {
  @Field(() => Float, { nullable: true, description: 'Unix time in seconds; null before the first count.' })
  countedAt!: number | null;

  @Field(() => Int, { description: 'Rules whose current version has been checked.' })
  checkedRules!: number;

  @Field(() => Int)
  rulesWithFindings!: number;

  @Field(() => Int, { description: 'Rules whose author has accepted what was asked about.' })
  acceptedRules!: number;

  @Field(() => [Float], {
    description: 'The Mondays of eight weeks, the oldest first; Unix time in seconds.',
  })
  weeks!: readonly number[];

  @Field(() => [FindingCodeStatisticsView], { description: 'The codes that were found or refused, sorted.' })
  codes!: readonly FindingCodeStatisticsView[];
}

export function toFindingStatisticsView({
  countedAt,
  counts,
  refusals,
  keptByWeek,
}: FindingStatistics): FindingStatisticsView {
  const found = new Map(counts.codes.map((one) => [one.code, one]));
  const zeros = counts.weeks.map(() => 0);
  const none = { rules: 0, findings: 0, accepted: 0, newByWeek: zeros };
  const known = [...new Set([...found.keys(), ...refusals.keys(), ...keptByWeek.keys()])]
    .sort()
    .filter(isCode);
  return {
    ...counts,
    countedAt: countedAt && unixSeconds(countedAt),
    codes: known.map((code) => ({
      ...{ ...none, refused: 0, asked: 0 },
      ...found.get(code),
      ...refusals.get(code),
      keptByWeek: keptByWeek.get(code) ?? zeros,
      ...{ code, category: FINDING_CODES[code] },
    })),
  };
}

/** After a rollback, this release may not know all stored codes. */
function isCode(code: string): code is FindingCode {
  return Object.hasOwn(FINDING_CODES, code);
}
