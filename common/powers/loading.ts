/** Claude Code runs a code span after `!`, and a fence with that mark, and inserts the output. */
const COMMAND = /(?<![\w`!])!`([^`\n]+)`/g;
const COMMAND_FENCE = /^[ \t]*(`{3,}|~{3,})[ \t]*!/;

/** The commands that run while a text is loaded, each once. */
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
