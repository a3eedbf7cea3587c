import { Field, ID, ObjectType } from '@nestjs/graphql';
import type {
  CaseState,
  ModerationAction,
  ReportReason,
  RuleType,
  StoredVisibility,
} from '@kimari/common/enums';
import { ApiProperty } from '@nestjs/swagger';
import { PRICES } from '../../../kernel/graphql/prices';
import { AnswerChoice, AnswerCount, AnswerField } from '../../../kernel/schema/answer-field';
import { connectionOf } from '../../../kernel/schema/connection';
import {
  CaseStateEnum,
  ModerationActionEnum,
  ReportReasonEnum,
  RuleTypeEnum,
  VisibilityEnum,
} from '../../../kernel/schema/enums';
import { TimestampField } from '../../../kernel/schema/fields';
import { PageBody } from '../../../kernel/schema/page.body';
import { Checks, ChecksBody } from '../../rules';
import { DecisionFindingView } from '../decision-finding.view';
import { ContactView, UserRefView } from '../people.view';
import { ReportView } from '../reports/report.view';

/** A rule as moderators see it; hidden ones too. */
@ObjectType('ModeratedRule')
export class ModeratedRuleView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(String, { description: '`@owner/name`' })
  path!: string;

  @AnswerField(String)
  owner!: string;

  @AnswerField(String)
  name!: string;

  @AnswerChoice(RuleTypeEnum)
  type!: RuleType;

  @AnswerChoice(VisibilityEnum, { description: 'The setting of the owner.' })
  visibility!: StoredVisibility;

  @AnswerField(Boolean, { description: 'Hidden by moderators.' })
  hidden!: boolean;

  @AnswerField(Boolean, { description: 'Deleted by its owner; its name stays taken while it is hidden.' })
  deleted!: boolean;

  @AnswerCount()
  stars!: number;

  @AnswerCount()
  downloads!: number;

  @TimestampField({ nullable: true })
  publishedAt!: number | null;
}

/** All reports of one rule and what was decided about them. */
@ObjectType('ModerationCase')
export class ModerationCaseView {
  @AnswerField(ID)
  ruleId!: string;

  @AnswerChoice(CaseStateEnum)
  state!: CaseState;

  @AnswerCount({ description: 'Increases with every report, decision and answer; a decision names it.' })
  revision!: number;

  @AnswerField(ModeratedRuleView)
  rule!: ModeratedRuleView;

  @AnswerField(String, { nullable: true, description: 'The version that the newest report is about.' })
  version!: string | null;

  @AnswerChoice(ReportReasonEnum, { nullable: true, description: 'Of the newest report.' })
  reason!: ReportReason | null;

  @AnswerField(String, { nullable: true, description: 'Of the newest report.' })
  description!: string | null;

  @AnswerCount({ description: 'People with an open report; of a closed case, all who reported.' })
  reporters!: number;

  @TimestampField({ nullable: true, description: 'When the newest report came; Unix time in seconds.' })
  reportedAt!: number | null;

  @AnswerField(UserRefView, { nullable: true, description: 'Who works on it.' })
  assignee!: UserRefView | null;

  @TimestampField()
  openedAt!: number;

  @TimestampField()
  updatedAt!: number;

  @TimestampField({
    nullable: true,
    description:
      'Since when a text that was hidden before, and that its owner has published again, waits for a decision. It is hidden meanwhile.',
  })
  republishedAt!: number | null;
}

@ObjectType()
export class ModerationCaseConnection extends connectionOf(ModerationCaseView, 'ModerationCase') {}

/** A page of cases, over REST. */
export class CaseListBody extends PageBody {
  @AnswerField([ModerationCaseView])
  cases!: ModerationCaseView[];
}

/** The number of cases by state, of those that the caller handles. */
@ObjectType('CaseStats')
export class CaseStatsView {
  @AnswerCount({ description: 'Waiting for a decision: pending, reviewing and answered.' })
  open!: number;

  @AnswerCount()
  pending!: number;

  @AnswerCount()
  reviewing!: number;

  @AnswerCount()
  answered!: number;

  @AnswerCount()
  resolved!: number;

  @AnswerCount()
  rejected!: number;
}

@ObjectType('ModerationDecision')
export class DecisionView {
  @AnswerField(ID)
  id!: string;

  @AnswerChoice(ModerationActionEnum)
  action!: ModerationAction;

  @AnswerField(String, { nullable: true, description: 'Null for a decision about the whole rule.' })
  version!: string | null;

  @AnswerField(String, {
    nullable: true,
    description: 'What the owner reads: the finding, and the words of the moderator.',
  })
  reason!: string | null;

  @AnswerField(DecisionFindingView, { nullable: true, description: 'What the text was hidden for.' })
  finding!: DecisionFindingView | null;

  @AnswerField(String, { nullable: true, description: 'For moderators only.' })
  note!: string | null;

  @AnswerField(UserRefView)
  decidedBy!: UserRefView;

  @TimestampField()
  decidedAt!: number;

  @AnswerField(String, { nullable: true })
  answer!: string | null;

  @AnswerField(UserRefView, { nullable: true })
  answeredBy!: UserRefView | null;

  @TimestampField({ nullable: true })
  answeredAt!: number | null;
}

@ObjectType('CaseVersion')
export class CaseVersionView {
  @AnswerField(String)
  version!: string;

  @AnswerField(Boolean, { description: 'Hidden by moderators.' })
  hidden!: boolean;

  @AnswerField(Boolean, { description: 'The one that everybody sees.' })
  isLatest!: boolean;

  @TimestampField()
  createdAt!: number;
}

/** The text that a case is about. */
@ObjectType('CaseText')
export class CaseTextView extends CaseVersionView {
  @AnswerField(String, { description: 'The exact text.' })
  content!: string;

  @AnswerField(String, { description: '`sha256:<hex>` of the exact bytes.' })
  digest!: string;

  @Field(() => Checks, {
    nullable: true,
    description: 'What was found in it; null where nobody has looked yet.',
  })
  @ApiProperty({
    type: ChecksBody,
    nullable: true,
    description: 'What was found in it; null where nobody has looked yet.',
  })
  checks!: Checks | null;
}

@ObjectType('OtherRule')
export class OtherRuleView {
  @AnswerField(String, { description: '`@owner/name`' })
  path!: string;

  @AnswerField(String)
  name!: string;

  @AnswerCount()
  reports!: number;
}

/** Everything that a decision needs. */
@ObjectType('ModerationCaseDetail')
export class CaseDetailView {
  @AnswerField(ModerationCaseView)
  case!: ModerationCaseView;

  @AnswerField(CaseTextView, {
    nullable: true,
    description:
      'The version asked for, else the reported one. Null for a rule that its owner has made private.',
  })
  text!: CaseTextView | null;

  @AnswerField([CaseVersionView], { description: 'At most 20, newest first.' })
  versions!: CaseVersionView[];

  @AnswerField([ReportView], { description: 'At most 100, newest first.' })
  reports!: ReportView[];

  @AnswerField([DecisionView], { description: 'Newest first.' })
  decisions!: DecisionView[];

  @AnswerField([ContactView], { description: 'Who can be reached about the rule.' })
  contacts!: ContactView[];

  @AnswerField([OtherRuleView], { description: 'At most five other public rules of the owner.' })
  otherRules!: OtherRuleView[];
}

/** The price of a detail in an operation. */
export const DETAIL_PRICE = PRICES.content + PRICES.ruleList;
