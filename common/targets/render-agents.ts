import { isClaudeModel } from './claude-models';
import { renderCodexAgent } from './codex-agent';
import type { CanonicalRule, ExtraField, Loss } from './canonical-rule';
import { keptExtras, lostAccess, lostExtras, lostModel, readOnlyAccess, type Written } from './losses';
import { geminiAccess, opencodeAccess } from './native-access';
import { invalidLine, isCompleteAgent, readRule } from './read-rule';
import { withAgentName } from './rename-agent';
import { firstLine } from './render-rules';
import { namedTools, rankOf } from './tool-access';
import { isKnownToClaude } from './tool-names';
import type { AgentFormat } from './targets';
import type { WrittenField } from './write-front-matter';

/** Subagents are chosen by their description. */
const agentHead = (rule: CanonicalRule): readonly WrittenField[] => [
  ['name', rule.name],
  ['description', rule.description ?? firstLine(rule.body)],
];

/** Claude Code's front matter fields of a subagent (code.claude.com/docs/en/sub-agents). */
const CLAUDE_FIELDS = new Set([
  ...['name', 'description', 'tools', 'disallowedTools', 'model', 'permissionMode', 'maxTurns', 'skills'],
  ...['mcpServers', 'hooks', 'memory', 'background', 'effort', 'isolation', 'color', 'initialPrompt'],
]);

/** A complete definition stays as it was published, with the order and the notation of its author. */
function renderClaudeAgent(rule: CanonicalRule, source: string): Written {
  const foreign = foreignToClaude(rule);
  const whole = wholeAgent(rule, source);
  if (whole !== null) {
    const line = invalidLine(whole);
    const invalid: readonly Loss[] = line === null ? [] : [{ code: 'invalid_yaml', line }];
    return { fields: [], losses: [...invalid, ...foreign], text: whole.replace(/^\uFEFF/, '') };
  }
  const written: ReadonlySet<string> = new Set(['name', 'description', 'tools', 'disallowedTools', 'model']);
  const extras = rule.extras.filter(({ key }) => !written.has(key));
  return {
    fields: [
      ...agentHead(rule),
      ...(rule.tools === null ? [] : [['tools', rule.tools.join(', ')] as const]),
      ...(deniedForClaude(rule).length === 0
        ? []
        : [['disallowedTools', deniedForClaude(rule).join(', ')] as const]),
      ...(rule.model === null ? [] : [['model', rule.model] as const]),
      ...extras.map(({ raw }: ExtraField) => ({ raw })),
    ],
    losses: [
      ...foreign,
      ...rule.extras
        .filter(({ key }) => written.has(key))
        .map(({ key }) => ({ code: 'field', key }) as const),
      ...(isHeldByDenials(rule) ? [] : [{ code: 'permissions' } as const]),
    ],
  };
}

/** The text of a complete definition, by the rule's name; null when it has to be written anew. */
function wholeAgent({ name }: CanonicalRule, source: string): string | null {
  if (!isCompleteAgent(source)) return null;
  return readRule(source, { type: 'ccsubagents', name }).name === name ? source : withAgentName(source, name);
}

/** Claude Code has no permissions in a subagent, but can deny what they deny. */
function deniedForClaude(rule: CanonicalRule): readonly string[] {
  const byPermission = namedTools({ tools: null, deniedTools: [], permissions: rule.permissions }).filter(
    (tool) => tool !== '*' && rankOf(rule, tool) === 0 && rankOf({ ...rule, deniedTools: [] }, tool) === 0,
  );
  const isAllowed = (tool: string) => rule.tools === null || rankOf({ ...rule, permissions: [] }, tool) > 0;
  return [...new Set([...rule.deniedTools, ...byPermission.filter(isAllowed)])];
}

function isHeldByDenials(rule: CanonicalRule): boolean {
  const written = { tools: rule.tools, deniedTools: deniedForClaude(rule), permissions: [] };
  return namedTools(rule).every((tool) => rankOf(written, tool) <= rankOf(rule, tool));
}

function foreignToClaude({ tools, deniedTools, model, extras }: CanonicalRule): readonly Loss[] {
  const unknown = [...(tools ?? []), ...deniedTools].filter((tool) => !isKnownToClaude(tool));
  return [
    ...(unknown.length === 0 ? [] : [{ code: 'unknown_tools', tools: unknown } as const]),
    ...(model === null || isClaudeModel(model) ? [] : [{ code: 'unknown_model', model } as const]),
    ...extras
      .filter(({ key }) => !CLAUDE_FIELDS.has(key))
      .map(({ key }) => ({ code: 'unknown_field', key }) as const),
  ];
}

const CURSOR_FIELDS = ['readonly', 'is_background'];

/** Models and tools have other names there. */
function renderCursorAgent(rule: CanonicalRule): Written {
  const { isReadOnly, losses } = readOnlyAccess(rule);
  const kept = isReadOnly ? ['is_background'] : CURSOR_FIELDS;
  return {
    fields: [
      ...agentHead(rule),
      ...(isReadOnly ? [['readonly', true] as const] : []),
      ...keptExtras(rule, kept),
    ],
    losses: [...losses, ...lostModel(rule), ...lostExtras(rule, kept)],
  };
}

const COPILOT_FIELDS = [
  ...['target', 'disable-model-invocation', 'user-invocable', 'mcp-servers', 'metadata'],
  ...['handoffs', 'argument-hint', 'agents'],
];

/** Copilot knows the names of Claude Code's tools as aliases; its models have other names. */
function renderCopilotAgent(rule: CanonicalRule): Written {
  const isOwnModel = rule.model !== null && !isClaudeModel(rule.model);
  return {
    fields: [
      ...agentHead(rule),
      ...(rule.tools === null ? [] : [['tools', rule.tools] as const]),
      ...(isOwnModel ? [['model', rule.model ?? ''] as const] : []),
      ...keptExtras(rule, COPILOT_FIELDS),
    ],
    losses: [
      ...lostAccess({ ...rule, tools: null }),
      ...(isOwnModel ? [] : lostModel(rule)),
      ...lostExtras(rule, COPILOT_FIELDS),
    ],
  };
}

function renderNamedAgent(rule: CanonicalRule): Written {
  return {
    fields: agentHead(rule),
    losses: [...lostAccess(rule), ...lostModel(rule), ...lostExtras(rule)],
  };
}

/** The name of a Kiro agent is that of its file. */
function renderKiroAgent(rule: CanonicalRule): Written {
  const { fields, losses } = renderNamedAgent(rule);
  return { fields: fields.slice(1), losses };
}

function renderGeminiAgent(rule: CanonicalRule): Written {
  const access = geminiAccess(rule);
  return {
    fields: [...agentHead(rule), ...access.fields],
    losses: [...access.losses, ...lostModel(rule), ...lostExtras(rule)],
  };
}

/** Fields of an agent that only opencode has. */
const OPENCODE_FIELDS = ['mode', 'temperature', 'maxSteps', 'steps', 'top_p', 'hidden', 'disable', 'color'];

/** Fields written for opencode stay; `mode` is `subagent` for all others. opencode names models `provider/model`. */
function renderOpencodeAgent(rule: CanonicalRule): Written {
  const access = opencodeAccess(rule);
  const isOwn = rule.extras.some(({ key }) => key === 'mode') || rule.accessFields.length > 0;
  const kept = isOwn ? OPENCODE_FIELDS : [];
  const isOwnModel = rule.model?.includes('/') === true;
  return {
    fields: [
      ...agentHead(rule).slice(1),
      ...(rule.extras.some(({ key }) => key === 'mode') ? [] : [['mode', 'subagent'] as const]),
      ...(isOwnModel ? [['model', rule.model ?? ''] as const] : []),
      ...access.fields,
      ...keptExtras(rule, kept),
    ],
    losses: [...access.losses, ...(isOwnModel ? [] : lostModel(rule)), ...lostExtras(rule, kept)],
  };
}

function renderCodex(rule: CanonicalRule): Written {
  const { isReadOnly, losses } = readOnlyAccess(rule);
  const described = { ...rule, description: rule.description ?? firstLine(rule.body) };
  const text = renderCodexAgent(described, isReadOnly ? 'read-only' : null);
  return { fields: [], text, losses: [...losses, ...lostModel(rule), ...lostExtras(rule)] };
}

export const AGENT_RENDERERS: Readonly<
  Record<AgentFormat, (rule: CanonicalRule, source: string) => Written>
> = {
  'claude-agent': renderClaudeAgent,
  'cursor-agent': renderCursorAgent,
  'copilot-agent': renderCopilotAgent,
  'named-agent': renderNamedAgent,
  'gemini-agent': renderGeminiAgent,
  'kiro-agent': renderKiroAgent,
  'opencode-agent': renderOpencodeAgent,
  'codex-agent': renderCodex,
};
