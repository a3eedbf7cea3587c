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

/** A rule's text made ready for the page. `html` holds no script, no style and nothing that loads from outside. */
export type RenderedRule = {
  readonly html: string;
  readonly frontMatter: readonly FrontMatterField[];
  readonly outline: readonly OutlineEntry[];
  readonly variables: TextVariables;
  /** Language tag of the text itself, which is often not that of the interface. */
  readonly language: string;
  /** True when the text was too tangled to be read as Markdown in bounded time and is shown as it was sent. */
  readonly plain: boolean;
};
