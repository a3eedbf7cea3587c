import { isClaudeModel } from '@kimari/common/targets/claude-models';
import { splitOutside } from '@kimari/common/targets/flow-text';
import { isKnownToClaude } from '@kimari/common/targets/tool-names';
import type { ShownField } from '#app/content/rendered-rule';

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
/** A tool, optionally restricted: `Bash(git diff:*)`. Tools of MCP servers begin with `mcp__`. */
const TOOL = /^(?:\*|[A-Za-z][\w-]*)(?:\([^()]*\))?$/;

/** The entries of a list, or of a text with commas. */
function entriesOf(value: ShownField['value']): readonly string[] {
  if (value.kind !== 'list') return splitOutside(value.text);
  return value.items.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

function checkTools(tools: readonly string[]): Omit<FieldCheck, 'field'> {
  const invalid = tools.filter((tool) => !TOOL.test(tool));
  if (invalid.length > 0) return { state: 'invalid', words: invalid };
  const unknown = tools.filter((tool) => !isKnownToClaude(tool));
  return { state: unknown.length > 0 ? 'unknown' : 'good', words: unknown };
}

function checkField(field: SubagentField, value: ShownField['value'] | undefined): FieldCheck {
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
      return isClaudeModel(text)
        ? { field, state: 'good', words: [] }
        : { field, state: 'unknown', words: [text] };
    case 'tools':
      return { field, ...checkTools(entries) };
  }
}

/** Checks the front matter of a subagent, field by field; of one that is given twice, the last counts. */
export function checkSubagent(fields: readonly ShownField[]): readonly FieldCheck[] {
  const valueOf = (field: SubagentField) =>
    fields.findLast(({ key, value }) => key === field && entriesOf(value).length > 0)?.value;
  return SUBAGENT_FIELDS.map((field) => checkField(field, valueOf(field)));
}
