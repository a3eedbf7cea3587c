import type { RuleType } from '@kimari/common/enums';
import { comparePowers, type PowerList } from '@kimari/common/powers/stored-powers';

/** Reads the powers of a text; for worker threads. */
export type PowersInput = {
  readonly content: string;
  readonly previous: string | null;
  readonly type: RuleType;
};

export function powersOf({ content, previous, type }: PowersInput): PowerList {
  return comparePowers(content, previous, type);
}
