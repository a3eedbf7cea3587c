import { ObjectType } from '@nestjs/graphql';
import { describeFinding } from '@kimari/common/findings/messages';
import type { Locale } from '@kimari/common/locale';
import { AnswerCount, AnswerField } from '../../kernel/schema/answer-field';
import type { DecidedFinding } from '../rules';

/** The finding that something was hidden for. */
@ObjectType('DecisionFinding')
export class DecisionFindingView {
  @AnswerField(String, { description: 'What was found; stable.' })
  code!: string;

  @AnswerField(String, { description: 'The version in which it was found.' })
  version!: string;

  @AnswerCount({ description: 'From 1.' })
  line!: number;

  @AnswerField(String)
  message!: string;
}

export function toDecisionFinding(
  finding: DecidedFinding | null,
  locale: Locale,
): DecisionFindingView | null {
  if (finding === null) return null;
  const { code, version, line } = finding;
  const { message } = describeFinding(finding, locale);
  return Object.assign(new DecisionFindingView(), { code, version, line, message });
}
