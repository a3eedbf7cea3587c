import type { Locale } from '@kimari/common/locale';
import { type TargetId, targetOf } from '@kimari/common/targets/targets';
import { describeNote, isGraveLoss } from '../project/describe-notes';
import type { TargetNote } from '../project/desired';
import type { Translate } from '../texts/translate';
import type { DoubleRead } from './double-reads';

/** A loss that several rules share. */
export type NoteGroup = {
  readonly text: string;
  readonly rules: readonly string[];
  readonly isGrave: boolean;
};

const NAMED = 3;

/** Notes with the same words as one, so that a hundred rules do not make a hundred lines. */
export function groupNotes(notes: readonly TargetNote[], locale: Locale): readonly NoteGroup[] {
  const groups = new Map<string, NoteGroup>();
  for (const { rule, target, losses, obstacle } of notes) {
    const text = `${targetOf(target).label}: ${describeNote({ losses, obstacle }, locale).join(' · ')}`;
    const isGrave = obstacle !== null || losses.some(isGraveLoss);
    groups.set(text, { text, isGrave, rules: [...(groups.get(text)?.rules ?? []), rule] });
  }
  return [...groups.values()];
}

export function groupDoubleReads(
  reads: readonly DoubleRead[],
): readonly { readonly target: TargetId; readonly rules: readonly string[] }[] {
  const groups = new Map<TargetId, readonly string[]>();
  for (const { target, rule } of reads) groups.set(target, [...(groups.get(target) ?? []), rule]);
  return [...groups].map(([target, rules]) => ({ target, rules }));
}

/** The first few names, and how many there are besides. */
export function namesOf(names: readonly string[], t: Translate): string {
  const shown = names.slice(0, NAMED).join(', ');
  const rest = names.length - NAMED;
  return rest > 0 ? t('plan.and_more', { names: shown, count: rest }) : shown;
}
