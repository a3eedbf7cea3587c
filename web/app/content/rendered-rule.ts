import type { TextVariables } from './variables';

/** A field of front matter for display; `block` is text of several lines, or a nested value as it is written. */
export type ShownField = {
  readonly key: string;
  readonly value:
    | { readonly kind: 'text' | 'block'; readonly text: string }
    | { readonly kind: 'list'; readonly items: readonly string[] };
};

/** A heading of the text; `depth` is the level in the source (1 to 6), `id` the anchor on the page. */
export type OutlineEntry = { readonly id: string; readonly text: string; readonly depth: number };

/**
 * Why a text is shown as plain text: it is too large or too complex (`complex`) or blocks of it are (`partly`), rendering
 * takes too long (`overran`), or it is not ready yet (`late`) and a later request will get it.
 */
export type PlainReason = 'complex' | 'partly' | 'overran' | 'late';

/** A rendered rule. `html` contains no scripts, no styles and nothing that loads from other sites. */
export type RenderedRule = {
  readonly html: string;
  readonly frontMatter: readonly ShownField[];
  readonly outline: readonly OutlineEntry[];
  readonly variables: TextVariables;
  /** Language tag of the text, which is often not the language of the interface. */
  readonly language: string;
  /** Why the text, or a part of it, is shown as plain text; null when all of it is rendered. */
  readonly plain: PlainReason | null;
  /** Whether only the beginning of the plain text is in `html`. */
  readonly isCut: boolean;
};
