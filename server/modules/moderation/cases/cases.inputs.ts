import { InputType } from '@nestjs/graphql';
import {
  CASE_FILTERS,
  CASE_SORTS,
  type CaseFilter,
  type CaseSort,
  MODERATION_ACTIONS,
  type ModerationAction,
  REPORT_REASONS,
  type ReportReason,
} from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import {
  CaseFilterEnum,
  CaseOrderEnum,
  ModerationActionEnum,
  ReportReasonEnum,
} from '../../../kernel/schema/enums';
import {
  AfterField,
  ChoiceField,
  IdField,
  IntField,
  LimitField,
  OffsetField,
  TextField,
} from '../../../kernel/schema/fields';

/** What a list of cases is narrowed to. */
@InputType('ModerationCaseFilter')
export class CaseFilterInput {
  @ChoiceField({ values: CASE_FILTERS, graphql: CaseFilterEnum, optional: true, default: 'open' })
  readonly state: CaseFilter = 'open';

  @ChoiceField({
    values: REPORT_REASONS,
    graphql: ReportReasonEnum,
    optional: true,
    nullable: true,
    description: 'Of the newest report.',
  })
  readonly reason?: ReportReason | null;

  @TextField({
    max: LIMITS.query.max,
    optional: true,
    nullable: true,
    description: 'Part of `owner/name`, ignoring case.',
  })
  readonly query?: string | null;

  @ChoiceField({ values: CASE_SORTS, graphql: CaseOrderEnum, optional: true, default: 'impact' })
  readonly sortBy: CaseSort = 'impact';
}

export class ListCasesInput extends CaseFilterInput {
  @AfterField()
  readonly after?: string;

  @LimitField()
  readonly limit: number = LIMITS.list.default;

  @OffsetField({ default: 0 })
  readonly offset: number = 0;
}

@InputType()
export class TakeCaseInput {
  @IdField()
  readonly ruleId!: string;
}

@InputType('ModerationCaseInput')
export class CaseInput extends TakeCaseInput {
  @TextField({
    min: 1,
    max: LIMITS.versionSelector.max,
    optional: true,
    nullable: true,
    description: 'The version whose text is read; the reported one by default.',
  })
  readonly version?: string | null;
}

@InputType()
export class DecideInput {
  @IdField()
  readonly ruleId!: string;

  @IntField({
    min: 0,
    max: LIMITS.page.max,
    description: 'Of the case as it was read; a decision about a case that has changed since is a conflict.',
  })
  readonly revision!: number;

  @ChoiceField({ values: MODERATION_ACTIONS, graphql: ModerationActionEnum })
  readonly action!: ModerationAction;

  @TextField({
    min: 1,
    max: LIMITS.versionSelector.max,
    optional: true,
    nullable: true,
    description: 'The version that is hidden, kept hidden or shown; the whole rule by default.',
  })
  readonly version?: string | null;

  @TextField({
    max: LIMITS.reportText.max,
    optional: true,
    nullable: true,
    description:
      'For those who may edit the rule. Required to hide and to uphold, unless a finding is named, which they read as well.',
  })
  readonly reason?: string | null;

  @TextField({
    min: 1,
    max: LIMITS.findingCode.max,
    optional: true,
    nullable: true,
    description: 'The code of the finding that is the reason to hide or to uphold.',
  })
  readonly findingCode?: string | null;

  @IntField({
    min: 1,
    max: LIMITS.page.max,
    optional: true,
    nullable: true,
    description: 'The line of the finding; the first finding of its code by default.',
  })
  readonly findingLine?: number | null;

  @TextField({
    min: 1,
    max: LIMITS.versionSelector.max,
    optional: true,
    nullable: true,
    description: 'The version in which it was found; that of the decision or the current one by default.',
  })
  readonly findingVersion?: string | null;

  @TextField({
    max: LIMITS.reportText.max,
    optional: true,
    nullable: true,
    description: 'Read by moderators only.',
  })
  readonly note?: string | null;
}
