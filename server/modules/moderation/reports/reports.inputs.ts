import { InputType } from '@nestjs/graphql';
import { REPORT_REASONS, REPORT_STATUSES, type ReportReason, type ReportStatus } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { ReportReasonEnum, ReportStatusEnum } from '../../../kernel/schema/enums';
import { ChoiceField, IdField, TextField } from '../../../kernel/schema/fields';
import { PageInput } from '../../../kernel/schema/page.inputs';
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

export class ListReportsInput extends PageInput {
  @ChoiceField({ values: REPORT_STATUSES, graphql: ReportStatusEnum, optional: true })
  readonly status?: ReportStatus;

  @IdField({ optional: true })
  readonly ruleId?: string;
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
