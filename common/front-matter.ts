/** A rule's text in its two parts; `frontMatter` is the raw text between the fences, null when there is none. */
export type SplitContent = { readonly frontMatter: string | null; readonly body: string };

const FENCED = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Splits front matter from the text below it without parsing it, because the front matter of real rules is often
 * invalid YAML (such as an unquoted glob).
 */
export function splitFrontMatter(content: string): SplitContent {
  const match = FENCED.exec(content);
  if (!match) return { frontMatter: null, body: content.replace(/^\uFEFF/, '') };
  return { frontMatter: match[1] ?? '', body: content.slice(match[0].length) };
}
