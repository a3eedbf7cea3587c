import type { FrontMatterField } from './front-matter-field';

/** Tools that a skill may use without a question (`allowed-tools`): a list, or a text with spaces or commas. */
export function unaskedTools(fields: readonly FrontMatterField[]): readonly string[] {
  const field = fields.findLast(({ key }) => key === 'allowed-tools');
  const value = field?.value ?? null;
  // What cannot be read as a list is shown as it is: it may allow something.
  if (value === null) return field && !field.isEmpty ? [field.raw.replace(/\s+/g, ' ')] : [];
  const tools = typeof value === 'string' ? splitAtSpaces(value) : value;
  return [...new Set(tools.map((tool) => tool.trim()).filter((tool) => tool !== ''))];
}

/** Splits at spaces and commas outside of parentheses, as in `Bash(git add:*) Read`. */
function splitAtSpaces(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && /[\s,]/.test(character)) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** Claude Code runs what stands in a code span behind `!`, and in a fence of that mark, and inserts what it prints. */
const COMMAND = /(?<![\w`!])!`([^`\n]+)`/g;
const COMMAND_FENCE = /^[ \t]*(`{3,}|~{3,})[ \t]*!/;

/** The commands in a skill's text that run while it is loaded, each once. */
export function commandsWhileLoading(text: string): readonly string[] {
  const inline = [...text.matchAll(COMMAND)].map(([, command = '']) => command.trim());
  return [...new Set([...inline, ...fencedCommands(text)])];
}

function fencedCommands(text: string): readonly string[] {
  if (!text.includes('!')) return [];
  const found: string[] = [];
  let open: { readonly marker: string; readonly lines: string[] } | null = null;
  for (const line of text.split(/\r?\n/)) {
    if (open) {
      if (line.trim().startsWith(open.marker)) {
        found.push(open.lines.join('; '));
        open = null;
      } else open.lines.push(line.trim());
      continue;
    }
    const marker = COMMAND_FENCE.exec(line)?.[1];
    if (marker !== undefined) open = { marker, lines: [] };
  }
  return open ? [...found, open.lines.join('; ')] : found;
}
