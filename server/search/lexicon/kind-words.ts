import type { RuleType } from '@kimari/common/enums';
import { stem } from '../text/stem';

/** Words for the kind of thing that is looked for. */
const ENGLISH_KINDS: ReadonlyMap<string, RuleType> = new Map([
  [stem('subagent'), 'ccsubagents'],
  [stem('agent'), 'ccsubagents'],
  [stem('rule'), 'rule'],
]);
const JAPANESE_KINDS: ReadonlyMap<string, RuleType> = new Map([
  ['サブエージエント', 'ccsubagents'],
  ['エージエント', 'ccsubagents'],
  ['ルール', 'rule'],
]);

/** The kind that a folded word names, or null. */
export function kindNamedBy(word: string): RuleType | null {
  return ENGLISH_KINDS.get(stem(word)) ?? JAPANESE_KINDS.get(word) ?? null;
}
