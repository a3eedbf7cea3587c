import type { TextVariables } from './variables';

/** A front matter entry as it is shown; `block` is a nested value, kept as YAML. */
export type FrontMatterField = {
  readonly key: string;
  readonly value:
    | { readonly kind: 'text' | 'block'; readonly text: string }
    | { readonly kind: 'list'; readonly items: readonly string[] };
};

/** A heading of the text; `depth` is the author's own (1 to 6), `id` the anchor on the page. */
export type OutlineEntry = { readonly id: string; readonly text: string; readonly depth: number };

/**
 * Why a text is not shown as Markdown: it is too large or too tangled, reading it took too long, or it is not ready yet
 * and will be for a later reader.
 */
export type PlainReason = 'complex' | 'overran' | 'late';

/** A rule's text made ready for the page. `html` holds no script, no style and nothing that loads from outside. */
export type RenderedRule = {
  readonly html: string;
  readonly frontMatter: readonly FrontMatterField[];
  readonly outline: readonly OutlineEntry[];
  readonly variables: TextVariables;
  /** Language tag of the text itself, which is often not that of the interface. */
  readonly language: string;
  /** Why the text is shown as it was sent; null when it is not. */
  readonly plain: PlainReason | null;
};
