import type { TargetId } from './targets';

/** Assistants that read `@path` in a text as "insert that file here". */
const IMPORTING: ReadonlySet<TargetId> = new Set(['claude', 'claude-memory', 'claude-skills', 'gemini']);
/** Assistants that read `#tool:name` as the name of a tool. */
const TOOL_NAMING: ReadonlySet<TargetId> = new Set(['copilot', 'copilot-repository']);

/** A reference stands at the beginning of a word and names a file, unlike an address or a package such as `@scope/name`. */
const FILE_REFERENCE = /(?<![\w`@/.])@(?:~\/|\.{1,2}\/)?[\w./-]*\w\.(?:md|mdc|txt|json|ya?ml|toml)\b/g;
const TOOL_REFERENCE = /(?<![\w`])#tool:[\w./-]+/g;
const CODE = /^(```|~~~)[\s\S]*?^\1|`[^`\n]+`/gm;

/** The references in a text that the given assistant does not resolve, each once. */
export function references(body: string, target: TargetId): readonly string[] {
  const text = body.replace(CODE, '');
  const files = IMPORTING.has(target) ? [] : text.match(FILE_REFERENCE);
  const tools = TOOL_NAMING.has(target) ? [] : text.match(TOOL_REFERENCE);
  return [...new Set([...(files ?? []), ...(tools ?? [])])];
}
