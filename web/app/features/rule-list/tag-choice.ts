import { LIMITS } from '@kimari/common/limits';

/** A tag and how many rules of the present list have it. */
export type OfferedTag = { readonly tag: string; readonly count: number };

/** Tags that begin alike; the heading is null where they are not grouped. */
export type TagGroup = { readonly heading: string | null; readonly tags: readonly OfferedTag[] };

/** The chosen tags with one more or one fewer. */
export function withTag(chosen: readonly string[], tag: string, isOn: boolean): readonly string[] {
  return isOn ? [...chosen, tag].slice(0, LIMITS.tags.max) : chosen.filter((entry) => entry !== tag);
}

/** Groups tags by their first letter; `other` heads those in other scripts, which come last. */
export function byFirstLetter(tags: readonly OfferedTag[], other: string): readonly TagGroup[] {
  const groups = new Map<string, OfferedTag[]>();
  for (const entry of tags) {
    const first = entry.tag.charAt(0);
    const heading = /[a-z]/.test(first) ? first.toUpperCase() : /[\x00-\x7f]/.test(first) ? '0-9' : other;
    groups.set(heading, [...(groups.get(heading) ?? []), entry]);
  }
  return [...groups].map(([heading, entries]) => ({ heading, tags: entries }));
}
