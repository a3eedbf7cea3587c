import { ownTurn } from '../../../kernel/concurrency/own-turn';
import type { Highlighter, MatchedLine } from '../../../search';
import type { RuleResult } from '../rule.result';

/**
 * The line of a rule's text that matches a query best, unless name or description already say the same. Each text takes a turn,
 * because a page of long ones would hold up other requests.
 */
export async function lineOf(
  highlighter: Highlighter,
  { name, description }: Pick<RuleResult, 'name' | 'description'>,
  content: string,
): Promise<MatchedLine | null> {
  await ownTurn();
  const line = highlighter.bestLine(content);
  const text = line?.segments.map((segment) => segment.text).join('') ?? '';
  return text === name || description?.includes(text) === true ? null : line;
}
