/** Claude Code runs what stands in a code span behind `!`, and in a fence of that mark, and inserts what it prints. */
const COMMAND = /(?<![\w`!])!`([^`\n]+)`/g;
const COMMAND_FENCE = /^[ \t]*(`{3,}|~{3,})[ \t]*!/;

/** The commands in a text that run while it is loaded, each once. */
export function commandsWhileLoading(text: string): readonly string[] {
  const inline = [...text.matchAll(COMMAND)].map(([, command = '']) => command.trim());
  return [...new Set([...inline, ...fencedCommands(text)])].filter((command) => command !== '');
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
