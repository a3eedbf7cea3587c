/** A rule's text in its two parts; `frontMatter` is the raw text between the fences, null when there is none. */
export type SplitContent = { readonly frontMatter: string | null; readonly body: string };

const FENCED = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Splits front matter from the text below it without parsing it: real rules hold front matter
 * that strict YAML refuses (for instance an unquoted glob), and it still has to be set apart.
 */
export function splitFrontMatter(content: string): SplitContent {
  const match = FENCED.exec(content);
  if (!match) return { frontMatter: null, body: content.replace(/^\uFEFF/, '') };
  return { frontMatter: match[1] ?? '', body: content.slice(match[0].length) };
}
