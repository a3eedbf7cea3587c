import { ID, ObjectType } from '@nestjs/graphql';
import type { ModerationAction } from '@kimari/common/enums';
import { AnswerChoice, AnswerField } from '../../../kernel/schema/answer-field';
import { ModerationActionEnum } from '../../../kernel/schema/enums';
import { TimestampField } from '../../../kernel/schema/fields';
import { DecisionFindingView } from '../decision-finding.view';
import { UserRefView } from '../people.view';

/** A decision as those who may edit the rule read it: without the moderator's name and notes. */
@ObjectType('RuleDecision')
export class RuleDecisionView {
  @AnswerField(ID)
  id!: string;

  @AnswerChoice(ModerationActionEnum)
  action!: ModerationAction;

  @AnswerField(String, { nullable: true, description: 'Null for a decision about the whole rule.' })
  version!: string | null;

  @AnswerField(String, {
    nullable: true,
    description: 'The finding, if there is one, and the words of the moderators.',
  })
  reason!: string | null;

  @AnswerField(DecisionFindingView, { nullable: true, description: 'What the text was hidden for.' })
  finding!: DecisionFindingView | null;

  @TimestampField()
  decidedAt!: number;

  @AnswerField(String, { nullable: true })
  answer!: string | null;

  @AnswerField(UserRefView, { nullable: true })
  answeredBy!: UserRefView | null;

  @TimestampField({ nullable: true })
  answeredAt!: number | null;

  @AnswerField(Boolean, { description: 'Whether this decision keeps the rule or the version hidden.' })
  inForce!: boolean;

  @AnswerField(Boolean, { description: 'Every decision in force can be answered once.' })
  canAnswer!: boolean;
}

/** What moderators have decided about a rule, for those who may edit it. */
@ObjectType('RuleModeration')
export class RuleModerationView {
  @AnswerField(ID)
  ruleId!: string;

  @AnswerField(Boolean, { description: 'Whether the whole rule is hidden.' })
  hidden!: boolean;

  @AnswerField([String], { description: 'Numbers of the versions that are hidden.' })
  hiddenVersions!: readonly string[];

  @AnswerField([RuleDecisionView], {
    description: 'Newest first; reports without consequences are left out.',
  })
  decisions!: RuleDecisionView[];
}
