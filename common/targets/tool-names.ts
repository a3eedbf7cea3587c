/**
 * Names of Claude Code's tools in other assistants. Null where an assistant has none; opencode's names are
 * those of its permissions, one for several tools.
 */
type Names = { readonly opencode: string | null; readonly gemini: string | null; readonly writes: boolean };

const names = (opencode: string | null, gemini: string | null, writes = false): Names => ({
  ...{ opencode, gemini, writes },
});

const TOOLS: Readonly<Record<string, Names>> = {
  Read: names('read', 'read_file'),
  Grep: names('grep', 'grep_search'),
  Glob: names('glob', 'glob'),
  LS: names('list', 'list_directory'),
  Bash: names('bash', 'run_shell_command', true),
  Edit: names('edit', 'replace', true),
  Write: names('edit', 'write_file', true),
  MultiEdit: names('edit', 'replace', true),
  NotebookEdit: names('edit', null, true),
  NotebookRead: names('read', 'read_file'),
  WebFetch: names('webfetch', 'web_fetch'),
  WebSearch: names('websearch', 'google_web_search'),
  TodoWrite: names('todowrite', 'write_todos'),
  TodoRead: names('todoread', null),
  Task: names('task', null, true),
  Agent: names('task', null, true),
  Skill: names('skill', 'activate_skill', true),
  SlashCommand: names(null, null, true),
  BashOutput: names(null, null),
  KillShell: names(null, null, true),
  KillBash: names(null, null, true),
  ExitPlanMode: names(null, null),
  AskUserQuestion: names('question', 'ask_user'),
  ListMcpResourcesTool: names(null, null),
  ReadMcpResourceTool: names(null, null),
  LSP: names('lsp', null),
};

/** Tools of opencode that have a name of their own there, or another one than the permission. */
const OPENCODE: Readonly<Record<string, string>> = {
  write: 'Write',
  patch: 'Edit',
  multiedit: 'MultiEdit',
};

/** Sets of tools of GitHub Copilot and VS Code, and names of commands (docs.github.com, custom agents configuration). */
const SETS: Readonly<Record<string, readonly string[]>> = {
  execute: ['Bash'],
  shell: ['Bash'],
  powershell: ['Bash'],
  terminal: ['Bash'],
  runcommands: ['Bash'],
  runinterminal: ['Bash'],
  search: ['Grep', 'Glob'],
  web: ['WebFetch', 'WebSearch'],
  fetch: ['WebFetch'],
  'custom-agent': ['Task'],
  todo: ['TodoWrite'],
  todos: ['TodoWrite'],
};
/** Tools that Claude Code has renamed. */
const RENAMED: Readonly<Record<string, string>> = { Agent: 'Task', KillBash: 'KillShell' };

const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(
  Object.keys(TOOLS).map((tool) => [tool.toLowerCase(), RENAMED[tool] ?? tool]),
);

/** The tool of Claude Code with this name in whatever case; null when there is none. */
export const claudeToolName = (name: string): string | null => BY_LOWER_CASE.get(name.toLowerCase()) ?? null;

/** The tools of Claude Code behind a name of another assistant. */
export const otherToolNames = (name: string): readonly string[] => OTHER_NAMES.get(name.toLowerCase()) ?? [];

/** The name without what narrows it, as `Bash` in `Bash(git:*)`. */
export const baseOf = (tool: string): string => tool.replace(/\(.*/s, '').trim();

/** The scope of a tool, such as `git:*` in `Bash(git:*)`; null without one. */
export function patternOf(tool: string): string | null {
  const start = tool.indexOf('(');
  const pattern = start < 0 ? '' : tool.slice(start + 1).replace(/\)\s*$/, '');
  return pattern === '' || pattern === '*' || pattern === ':*' ? null : pattern;
}

/** Whether Claude Code knows a tool, or it is one of an MCP server. */
export const isKnownToClaude = (tool: string): boolean =>
  tool === '*' || Object.hasOwn(TOOLS, baseOf(tool)) || baseOf(tool).startsWith('mcp__');

/** Whether a tool changes nothing: neither files nor by commands. */
export const isReading = (tool: string): boolean => TOOLS[baseOf(tool)]?.writes === false;

export const nameForOpencode = (tool: string): string | null => TOOLS[baseOf(tool)]?.opencode ?? null;
export const nameForGemini = (tool: string): string | null => TOOLS[baseOf(tool)]?.gemini ?? null;

/** The tools of Claude Code behind one of opencode or Gemini; the name itself when it is none. */
export function claudeNames(name: string): readonly string[] {
  const own = OPENCODE[name];
  if (own !== undefined) return [own];
  const found = Object.keys(TOOLS).filter(
    (tool) => TOOLS[tool]?.opencode === name || TOOLS[tool]?.gemini === name,
  );
  return found.length === 0 ? [name] : found;
}

const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Object.values(TOOLS).flatMap(({ opencode, gemini }) => [opencode, gemini]),
    ...Object.keys(OPENCODE),
    ...Object.keys(SETS),
  ].flatMap((name) => {
    if (name === null) return [];
    const found = Object.hasOwn(SETS, name) ? (SETS[name] ?? []) : claudeNames(name);
    return [[name, [...new Set(found.map((tool) => RENAMED[tool] ?? tool))]] as const];
  }),
);
