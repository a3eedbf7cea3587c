import type { FrontMatterField } from '#app/content/rendered-rule';

/** The fields of front matter that Claude Code reads of a subagent, as its documentation describes them (2026-11). */
export const SUBAGENT_FIELDS = ['name', 'description', 'tools', 'model'] as const;
export type SubagentField = (typeof SUBAGENT_FIELDS)[number];

/** `missing` and `invalid` keep the subagent from working as written; `unknown` may be a tool or model we do not know. */
export type FieldState = 'good' | 'left-out' | 'missing' | 'invalid' | 'unknown';

export type FieldCheck = {
  readonly field: SubagentField;
  readonly state: FieldState;
  /** The words that are invalid or unknown. */
  readonly words: readonly string[];
};

/** Names of subagents are stricter than names of rules. */
export const SUBAGENT_NAME_PATTERN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MODEL = /^(?:sonnet|opus|haiku|inherit|claude-[a-z0-9.-]+)$/;
/** A tool, optionally restricted: `Bash(git diff:*)`. Tools of MCP servers begin with `mcp__`. */
const TOOL = /^(?:\*|[A-Za-z][\w-]*)(?:\([^()]*\))?$/;
const KNOWN_TOOLS: ReadonlySet<string> = new Set([
  ...['Agent', 'Bash', 'BashOutput', 'Edit', 'Glob', 'Grep', 'KillShell', 'LS', 'MultiEdit', 'NotebookEdit'],
  ...['NotebookRead', 'Read', 'Skill', 'SlashCommand', 'Task', 'TodoWrite', 'WebFetch', 'WebSearch', 'Write'],
  '*',
]);

/** The entries of a list, or of a text with commas; commas in parentheses belong to an entry. */
function entriesOf(value: FrontMatterField['value']): readonly string[] {
  const entries = value.kind === 'list' ? value.items : value.text.split(/,(?![^(]*\))/);
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

function checkTools(tools: readonly string[]): Omit<FieldCheck, 'field'> {
  const invalid = tools.filter((tool) => !TOOL.test(tool));
  if (invalid.length > 0) return { state: 'invalid', words: invalid };
  const isKnown = (tool: string) => tool.startsWith('mcp__') || KNOWN_TOOLS.has(tool.replace(/\(.*$/s, ''));
  const unknown = tools.filter((tool) => !isKnown(tool));
  return { state: unknown.length > 0 ? 'unknown' : 'good', words: unknown };
}

function checkField(field: SubagentField, value: FrontMatterField['value'] | undefined): FieldCheck {
  const entries = value ? entriesOf(value) : [];
  const text = entries.join(', ');
  if (entries.length === 0) {
    const isRequired = field === 'name' || field === 'description';
    return { field, state: isRequired ? 'missing' : 'left-out', words: [] };
  }
  switch (field) {
    case 'description':
      return { field, state: 'good', words: [] };
    case 'name':
      return SUBAGENT_NAME_PATTERN.test(text)
        ? { field, state: 'good', words: [] }
        : { field, state: 'invalid', words: [text] };
    case 'model':
      return MODEL.test(text)
        ? { field, state: 'good', words: [] }
        : { field, state: 'unknown', words: [text] };
    case 'tools':
      return { field, ...checkTools(entries) };
  }
}

/** Checks the front matter of a subagent, field by field. */
export function checkSubagent(fields: readonly FrontMatterField[]): readonly FieldCheck[] {
  return SUBAGENT_FIELDS.map((field) => checkField(field, fields.find(({ key }) => key === field)?.value));
}
