import { type FileAt, type Unread, unreadReason } from '@kimari/common/targets/reading';
import { type TargetId, targetOf } from '@kimari/common/targets/targets';
import type { Phrase } from '../failure';
import type { WrittenPart } from './present-files';

/** A file that the assistant it is for does not read. */
export type UnreadPart = {
  readonly rule: string;
  readonly target: TargetId;
  readonly path: string;
} & Unread;

export function unreadParts(parts: readonly WrittenPart[], fileAt: FileAt): readonly UnreadPart[] {
  return parts.flatMap(({ rule, path, targets }) => {
    const paths = parts.flatMap((part) => (part.rule === rule ? [part.path] : []));
    return targets.flatMap((target): UnreadPart[] => {
      const reason = unreadReason(target, path, paths, fileAt);
      return reason ? [{ rule, target, path, ...reason }] : [];
    });
  });
}

/** Each reason in words, with the rules that it concerns. */
export function groupUnread(
  unread: readonly UnreadPart[],
): readonly { readonly says: Phrase; readonly rules: readonly string[] }[] {
  const groups = new Map<string, { readonly says: Phrase; readonly rules: readonly string[] }>();
  for (const part of unread) {
    const says = phraseOf(part);
    const key = JSON.stringify(says);
    groups.set(key, { says, rules: [...(groups.get(key)?.rules ?? []), part.rule] });
  }
  return [...groups.values()];
}

function phraseOf(part: UnreadPart): Phrase {
  const target = targetOf(part.target).label;
  return part.because === 'hidden'
    ? ['unread.hidden', { target, path: part.path, by: part.by }]
    : ['unread.folder', { target }];
}
