import { ID, ObjectType } from '@nestjs/graphql';
import type { ReportReason, ReportStatus, Visibility } from '@kimari/common/enums';
import { AnswerChoice, AnswerCount, AnswerField } from '../../../kernel/schema/answer-field';
import { connectionOf } from '../../../kernel/schema/connection';
import { ReportReasonEnum, ReportStatusEnum, VisibilityEnum } from '../../../kernel/schema/enums';
import { TimestampField } from '../../../kernel/schema/fields';
import { PageBody } from '../../../kernel/schema/page.body';
import { OrganizationRefView, ReporterView, UserRefView } from '../people.view';

@ObjectType('ReportedRule')
export class ReportedRuleView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(String)
  name!: string;

  @AnswerField(String, { description: '`@owner/name`' })
  path!: string;

  @AnswerChoice(VisibilityEnum)
  visibility!: Visibility;

  @AnswerField(UserRefView)
  user!: UserRefView;

  @AnswerField(OrganizationRefView, { nullable: true })
  organization!: OrganizationRefView | null;
}

/** A report of a rule, as moderators read it. */
@ObjectType('Report')
export class ReportView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(ID)
  ruleId!: string;

  @AnswerField(ID)
  reporterId!: string;

  @AnswerField(String, { description: 'Number of the version that was current when the report was made.' })
  version!: string;

  @AnswerChoice(ReportReasonEnum)
  reason!: ReportReason;

  @AnswerField(String, { nullable: true })
  description!: string | null;

  @AnswerChoice(ReportStatusEnum)
  status!: ReportStatus;

  @AnswerField(ID, { nullable: true })
  reviewedBy!: string | null;

  @AnswerField(String, { nullable: true })
  reviewNote!: string | null;

  @TimestampField()
  createdAt!: number;

  @TimestampField()
  updatedAt!: number;

  @TimestampField({ nullable: true })
  resolvedAt!: number | null;

  @AnswerField(ReportedRuleView)
  rule!: ReportedRuleView;

  @AnswerField(ReporterView)
  reporter!: ReporterView;

  @AnswerField(UserRefView, { nullable: true })
  reviewer!: UserRefView | null;
}

@ObjectType()
export class ReportConnection extends connectionOf(ReportView, 'Report') {}

/** The id of a new report. */
@ObjectType('CreatedReport')
export class CreatedReportView {
  @AnswerField(ID)
  id!: string;
}

/** A page of reports, over REST. */
export class ReportListBody extends PageBody {
  @AnswerField([ReportView])
  reports!: ReportView[];
}

/** Over all reports. */
@ObjectType('ReportStats')
export class ReportStatsView {
  @AnswerCount()
  total!: number;

  @AnswerCount()
  pending!: number;

  @AnswerCount()
  reviewing!: number;

  @AnswerCount()
  resolved!: number;

  @AnswerCount()
  rejected!: number;
}
