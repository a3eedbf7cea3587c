import type { RuleType } from '@kimari/common/enums';
import { splitFrontMatter } from '@kimari/common/front-matter';
import { readBack } from '@kimari/common/targets/read-back';
import { readRule } from '@kimari/common/targets/read-rule';
import type { Format } from '@kimari/common/targets/targets';

const NOT_ALWAYS = 'alwaysApply: false';

/**
 * A text that says itself when it is loaded. Cursor, Copilot and skills load a file that says nothing only when it is
 * relevant or asked for; outside of their folders, the same text would be loaded always.
 */
export function sayActivation(content: string, type: RuleType, format: Format): string {
  if (type !== 'rule' || format === 'block' || format === 'verbatim') return content;
  const known = { type, name: 'rule' };
  if (readBack(content, format, known).activation === readRule(content, known).activation) return content;
  const { frontMatter, body } = splitFrontMatter(content);
  const fields = [frontMatter ?? '', NOT_ALWAYS].filter((line) => line !== '').join('\n');
  return `---\n${fields}\n---\n${body}`;
}
