import { diff3Merge } from 'node-diff3';

export type Merged = { readonly text: string; readonly hasConflict: boolean };

/** Merges local edits with a new text, both derived from `base`, with `\n` as line break. Conflicts are marked as Git does. */
export function mergeTexts(mine: string, base: string, theirs: string): Merged {
  const lines = (text: string) =>
    text
      .replace(/^\ufeff/, '')
      .replace(/\r\n/g, '\n')
      .split('\n');
  const regions = diff3Merge(lines(mine), lines(base), lines(theirs), { excludeFalseConflicts: true });
  const hasConflict = regions.some(({ conflict }) => conflict !== undefined);
  const merged = regions.flatMap(({ ok, conflict }) =>
    conflict ? ['<<<<<<< local', ...conflict.a, '=======', ...conflict.b, '>>>>>>> kimari'] : (ok ?? []),
  );
  return { text: merged.join('\n'), hasConflict };
}
