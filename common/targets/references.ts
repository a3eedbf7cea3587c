import { codeRanges } from '../code-ranges';
import type { TargetId } from './targets';

/** Assistants that read `@path` in a text as "insert that file here". */
const IMPORTING: ReadonlySet<TargetId> = new Set(['claude', 'claude-memory', 'claude-skills', 'gemini']);
/** Assistants that try to insert whatever follows an `@`, be it the name of a file or not. */
const IMPORTING_WORDS: ReadonlySet<TargetId> = new Set(['gemini']);
/** Assistants that read `#tool:name` as the name of a tool. */
const TOOL_NAMING: ReadonlySet<TargetId> = new Set(['copilot', 'copilot-repository']);

/** A reference stands at the beginning of a word and names a file, unlike an address or a package such as `@scope/name`. */
const FILE_REFERENCE = /(?<![\w`@/.])@(?:~\/|\.{1,2}\/)?[\w./-]*\w\.(?:md|mdc|txt|json|ya?ml|toml)\b/g;
const TOOL_REFERENCE = /(?<![\w`])#tool:[\w./-]+/g;
/** Anything that an assistant may take for a path: at the beginning of a word, unlike an e-mail address. */
const WORD_REFERENCE = /(?<![^\s("'*_[])@(?:~\/|\.{0,2}\/)?\w[\w./-]*/g;
const OUTSIDE = /^@(?:~\/|\/|\.\.\/)/;

/** The references in a text that the given assistant does not resolve, each once. */
export function references(body: string, target: TargetId): readonly string[] {
  const text = withoutCode(body);
  const files = IMPORTING.has(target) ? [] : text.match(FILE_REFERENCE);
  const tools = TOOL_NAMING.has(target) ? [] : text.match(TOOL_REFERENCE);
  return [...new Set([...(files ?? []), ...(tools ?? [])])];
}

/**
 * References that the given assistant inserts as files although the text may mean none: files outside of the project, and
 * for some assistants, words such as `@scope/package`.
 */
export function importedWords(body: string, target: TargetId): readonly string[] {
  if (!IMPORTING.has(target)) return [];
  const words = (withoutCode(body).match(WORD_REFERENCE) ?? []).map((word) => word.replace(/[.,/-]+$/, ''));
  const intended = new Set(body.match(FILE_REFERENCE));
  return [
    ...new Set(
      words.filter((word) => OUTSIDE.test(word) || (IMPORTING_WORDS.has(target) && !intended.has(word))),
    ),
  ];
}

function withoutCode(body: string): string {
  if (!body.includes('`') && !body.includes('~~~')) return body;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of codeRanges(body)) {
    parts.push(body.slice(at, start));
    at = end;
  }
  return [...parts, body.slice(at)].join('`');
}
