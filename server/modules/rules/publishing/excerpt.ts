import { splitFrontMatter } from '../../../../common/front-matter';

const EXCERPT_LINES = 5;
const EXCERPT_LENGTH = 400;

/** The first lines of a text that say something, without front matter; for tiles. */
export function excerptOf(content: string): string {
  const { body } = splitFrontMatter(content);
  const lines = body
    .slice(0, EXCERPT_LENGTH * 4)
    .split(/\r\n|\n|\r/)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');
  return cutAt(lines.slice(0, EXCERPT_LINES).join('\n'), EXCERPT_LENGTH);
}

/** Cuts without splitting a surrogate pair. */
function cutAt(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Tags as they are stored and compared: trimmed, one width, lower case, each once; blank ones are none. */
export function normaliseTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map(normaliseTag).filter(Boolean))];
}

/** One tag in the form in which tags are compared. */
export function normaliseTag(tag: string): string {
  return tag.normalize('NFKC').trim().toLowerCase();
}
