import { splitFrontMatter } from '@kimari/common/front-matter';

const EXCERPT_LINES = 5;
const EXCERPT_LENGTH = 400;

/** The first non-blank lines of a text, without front matter, for tiles. */
export function excerptOf(content: string): string {
  const { body } = splitFrontMatter(content);
  const lines = body
    .slice(0, EXCERPT_LENGTH * 4)
    .split(/\r\n|\n|\r/)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');
  return cutAt(lines.slice(0, EXCERPT_LINES).join('\n'), EXCERPT_LENGTH);
}

/** Truncates without splitting a surrogate pair. */
function cutAt(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
