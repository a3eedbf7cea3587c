import { InputType } from '@nestjs/graphql';
import { REPORT_REASONS, REPORT_STATUSES, type ReportReason, type ReportStatus } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { ReportReasonEnum, ReportStatusEnum } from '../../../kernel/schema/enums';
import {
  AfterField,
  ChoiceField,
  IdField,
  LimitField,
  OffsetField,
  TextField,
} from '../../../kernel/schema/fields';
import { Alias } from '../../../kernel/schema/input-fields';

@InputType()
export class ReportRuleInput {
  @Alias('id')
  @IdField()
  readonly ruleId!: string;

  @ChoiceField({ values: REPORT_REASONS, graphql: ReportReasonEnum })
  readonly reason!: ReportReason;

  @TextField({ max: LIMITS.reportText.max, optional: true })
  readonly description?: string;
}

export class ListReportsInput {
  @ChoiceField({ values: REPORT_STATUSES, graphql: ReportStatusEnum, optional: true })
  readonly status?: ReportStatus;

  @IdField({ optional: true })
  readonly ruleId?: string;

  @AfterField()
  readonly after?: string;

  @LimitField()
  readonly limit: number = LIMITS.list.default;

  @OffsetField({ default: 0 })
  readonly offset: number = 0;
}

export class ReportIdInput {
  @IdField()
  readonly id!: string;
}

@InputType()
export class UpdateReportInput {
  @IdField()
  readonly id!: string;

  @ChoiceField({ values: REPORT_STATUSES, graphql: ReportStatusEnum })
  readonly status!: ReportStatus;

  @TextField({ max: LIMITS.reportText.max, optional: true, description: 'A note left out stays.' })
  readonly reviewNote?: string;
}
