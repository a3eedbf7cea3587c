import { splitFrontMatter } from '../front-matter';
import { readCodexAgent } from './codex-agent';
import { readFrontMatterFields } from './front-matter-fields';
import { textOf } from './read-activation';
import type { Format } from './targets';

/** Formats in which a subagent is called by the name that its file says, whatever the file is called. */
const BY_NAME: ReadonlySet<Format> = new Set<Format>([
  ...(['claude-agent', 'cursor-agent', 'named-agent', 'gemini-agent', 'codex-agent'] as const),
]);

/** The name by which an assistant knows the subagent of a file; null where that is the file's own name, or missing. */
export function agentNameOf(text: string, format: Format): string | null {
  if (!BY_NAME.has(format)) return null;
  if (format === 'codex-agent') return tomlName(text);
  return textOf(readFrontMatterFields(splitFrontMatter(text).frontMatter ?? ''), 'name');
}

/** Other programs write TOML in other ways than Kimari. */
function tomlName(text: string): string | null {
  const own = readCodexAgent(text)?.name;
  return own ?? /^name[ \t]*=[ \t]*(["'])([^"'\n]*)\1/m.exec(text)?.[2] ?? null;
}
