import type { RuleType } from '@kimari/common/enums';
import { splitFrontMatter } from '@kimari/common/front-matter';
import { readBack } from '@kimari/common/targets/read-back';
import { readRule } from '@kimari/common/targets/read-rule';
import type { Format } from '@kimari/common/targets/targets';

/**
 * A text that says itself when it is loaded. Cursor and Copilot load a file that says nothing only when it is relevant or
 * asked for, where others load it always; a text in the shape of a skill is loaded when it is relevant, elsewhere always.
 */
export function sayActivation(content: string, type: RuleType, format: Format): string {
  if (type !== 'rule' || format === 'block' || format === 'verbatim') return content;
  const known = { type, name: 'rule' };
  const { activation } = readBack(content, format, known);
  if (activation === readRule(content, known).activation) return content;
  const { frontMatter, body } = splitFrontMatter(content);
  const fields = [frontMatter ?? '', `alwaysApply: ${String(activation === 'always')}`]
    .filter((line) => line !== '')
    .join('\n');
  return `---\n${fields}\n---\n${body}`;
}
