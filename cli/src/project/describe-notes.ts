import type { Locale } from '@kimari/common/locale';
import type { Loss, Obstacle } from '@kimari/common/targets/canonical-rule';
import { describeOutcome } from '@kimari/common/targets/loss-words';
import { groupLosses } from '@kimari/common/targets/outcomes';
import { cleanLine } from '../texts/clean';

/** Losses that take the freedom of a subagent's author to restrict it: what a reader must not miss. */
const GRAVE: ReadonlySet<Loss['code']> = new Set(['tools', 'denied', 'permissions', 'tool_patterns']);

export const isGraveLoss = ({ code }: Loss): boolean => GRAVE.has(code);

type Note = { readonly losses: readonly Loss[]; readonly obstacle: Obstacle | null };

/** Losses in an assistant, in the words of pages and APIs, made safe for the terminal. */
export function describeNote({ losses, obstacle }: Note, locale: Locale): readonly string[] {
  return describeOutcome({ losses: groupLosses(losses), obstacle }, locale).map(cleanLine);
}
