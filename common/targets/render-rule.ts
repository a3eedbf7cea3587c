import type { Activation, CanonicalRule, Loss, Obstacle } from './canonical-rule';
import { type WrittenField, writeFrontMatter } from './front-matter-fields';
import { references } from './references';
import { isCompleteAgent } from './read-rule';
import { withoutMarkers } from './shared-file';
import { type Format, type Place, placeOf, type TargetId } from './targets';
import { renderCodexAgent } from './codex-agent';

/** A rule in the format of a target: the text of its file or block, and what the target cannot carry. */
export type Rendering =
  | {
      readonly place: Place;
      readonly text: string;
      readonly losses: readonly Loss[];
      readonly obstacle: Obstacle | null;
    }
  | { readonly place: null; readonly text: null; readonly losses: readonly []; readonly obstacle: Obstacle };

/** Renders a rule for a target. `source` is its text as published, which `verbatim` formats keep byte for byte. */
export function renderRule(rule: CanonicalRule, target: TargetId, source: string): Rendering {
  const place = placeOf(target, rule.type);
  if (!place) return { place: null, text: null, losses: [], obstacle: { code: 'unsupported' } };
  const { fields, losses, text: whole } = RENDERERS[place.format](rule, source);
  const isVerbatim = place.format === 'verbatim';
  const text = whole ?? `${writeFrontMatter(fields)}${guarded(rule.body, fields.length > 0)}\n`;
  const lost = isVerbatim ? losses : [...losses, ...lostReferences(rule, target)];
  return { place, text, losses: lost, obstacle: lengthObstacle(text, place) };
}

type Written = {
  readonly fields: readonly WrittenField[];
  readonly losses: readonly Loss[];
  /** The whole file, for formats that are not front matter and a body. */
  readonly text?: string;
};

/** A body that begins like front matter gets a line above it, so that no assistant takes it for front matter. */
function guarded(body: string, hasFrontMatter: boolean): string {
  return hasFrontMatter || !body.startsWith('---') ? body : `\n${body}`;
}

function lengthObstacle(text: string, { maxCharacters }: Place): Obstacle | null {
  if (maxCharacters === undefined || text.length <= maxCharacters) return null;
  const length = [...text].length;
  return length > maxCharacters ? { code: 'too_long', limit: maxCharacters, length } : null;
}

const lostDescription = ({ isDescribed }: CanonicalRule): readonly Loss[] =>
  isDescribed ? [{ code: 'description' }] : [];

const lostExtras = ({ extras }: CanonicalRule, kept: readonly string[] = []): readonly Loss[] =>
  extras.filter(({ key }) => !kept.includes(key)).map(({ key }) => ({ code: 'field', key }));

const keptExtras = ({ extras }: CanonicalRule, kept: readonly string[]): readonly WrittenField[] =>
  extras.filter(({ key }) => kept.includes(key)).map(({ raw }) => ({ raw }));

function lostActivation(
  { activation: from }: CanonicalRule,
  ...kept: readonly Activation[]
): readonly Loss[] {
  const [to = 'always'] = kept;
  return kept.includes(from) ? [] : [{ code: 'activation', from, to }];
}

const describe = ({ description }: CanonicalRule): readonly WrittenField[] =>
  description === null ? [] : [['description', description]];

/** In formats where a description makes an assistant load a rule by itself, a manual rule has none. */
const describeUnlessManual = (rule: CanonicalRule): Written =>
  rule.activation === 'manual'
    ? { fields: [], losses: lostDescription(rule) }
    : { fields: describe(rule), losses: [] };

function renderCursorRule(rule: CanonicalRule): Written {
  const description = describeUnlessManual(rule);
  // Cursor reads one comma-separated text without quotes, which is not valid YAML.
  const globs: readonly WrittenField[] =
    rule.activation === 'files' ? [{ raw: `globs: ${rule.globs.join(',')}` }] : [];
  return {
    fields: [...description.fields, ...globs, ['alwaysApply', rule.activation === 'always']],
    losses: [...description.losses, ...lostExtras(rule)],
  };
}

function renderClaudeRule(rule: CanonicalRule): Written {
  return {
    fields: rule.activation === 'files' ? [['paths', rule.globs]] : [],
    losses: [...lostDescription(rule), ...lostActivation(rule, 'always', 'files'), ...lostExtras(rule)],
  };
}

function renderCopilotInstructions(rule: CanonicalRule): Written {
  const description = describeUnlessManual(rule);
  const applyTo = { always: '**', files: rule.globs.join(','), relevant: null, manual: null }[
    rule.activation
  ];
  return {
    fields: [...description.fields, ...(applyTo === null ? [] : [['applyTo', applyTo] as const])],
    losses: [...description.losses, ...lostExtras(rule, ['excludeAgent'])],
  };
}

const TRIGGERS = {
  always: 'always_on',
  files: 'glob',
  relevant: 'model_decision',
  manual: 'manual',
} as const;

function renderTriggerRule(rule: CanonicalRule): Written {
  const globs: readonly WrittenField[] =
    rule.activation === 'files' ? [{ raw: `globs: ${rule.globs.join(',')}` }] : [];
  return {
    fields: [['trigger', TRIGGERS[rule.activation]], ...globs, ...describe(rule)],
    losses: lostExtras(rule),
  };
}

function renderClineRule(rule: CanonicalRule): Written {
  const paths = { always: null, files: rule.globs, relevant: null, manual: [] }[rule.activation];
  return {
    fields: paths === null ? [] : [['paths', paths]],
    losses: [
      ...lostDescription(rule),
      ...lostActivation(rule, 'always', 'files', 'manual'),
      ...lostExtras(rule),
    ],
  };
}

const INCLUSIONS = { always: 'always', files: 'fileMatch', relevant: 'auto', manual: 'manual' } as const;

function renderKiroSteering(rule: CanonicalRule): Written {
  const isAuto = rule.activation === 'relevant';
  return {
    fields: [
      ['inclusion', INCLUSIONS[rule.activation]],
      ...(rule.activation === 'files' ? [['fileMatchPattern', rule.globs] as const] : []),
      ...(isAuto ? [['name', rule.name] as const, ...describe(rule)] : []),
    ],
    losses: [...(isAuto ? [] : lostDescription(rule)), ...lostExtras(rule)],
  };
}

function renderContinueRule(rule: CanonicalRule): Written {
  const description = describeUnlessManual(rule);
  return {
    fields: [
      ['name', rule.name],
      ...description.fields,
      ...(rule.activation === 'files' ? [['globs', rule.globs] as const] : []),
      ['alwaysApply', rule.activation === 'always'],
    ],
    losses: [...description.losses, ...lostExtras(rule)],
  };
}

function renderBodyOnly(rule: CanonicalRule): Written {
  return {
    fields: [],
    losses: [...lostDescription(rule), ...lostActivation(rule, 'always'), ...lostExtras(rule)],
  };
}

const SKILL_FIELDS = ['license', 'compatibility', 'metadata', 'allowed-tools'];
const SKILL_NAME_MAX = 64;
const SKILL_DESCRIPTION_MAX = 1024;

/** Skills are found by their description, so they need one. */
function renderSkill(rule: CanonicalRule): Written {
  const name = rule.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, SKILL_NAME_MAX);
  const description = (rule.description ?? firstLine(rule.body)).slice(0, SKILL_DESCRIPTION_MAX);
  return {
    fields: [['name', name], ['description', description], ...keptExtras(rule, SKILL_FIELDS)],
    losses: [...lostActivation(rule, 'relevant'), ...lostExtras(rule, SKILL_FIELDS)],
  };
}

function firstLine(body: string): string {
  return (
    body
      .split('\n')
      .map((line) => line.replace(/^[#\s>*-]+/, '').trim())
      .find((line) => line !== '') ?? ''
  );
}

/** Markers in the text would end the block early. */
function renderBlock(rule: CanonicalRule): Written {
  const body = withoutMarkers(rule.body);
  return {
    fields: [],
    text: `${body}\n`,
    losses: [...renderBodyOnly(rule).losses, ...(body === rule.body ? [] : [{ code: 'marker' } as const])],
  };
}

function renderVerbatim(_rule: CanonicalRule, source: string): Written {
  return { fields: [], text: source, losses: [] };
}

const lostTools = ({ tools }: CanonicalRule): readonly Loss[] => (tools === null ? [] : [{ code: 'tools' }]);
const lostModel = ({ model }: CanonicalRule): readonly Loss[] => (model === null ? [] : [{ code: 'model' }]);

/** Subagents are chosen by their description. */
const agentHead = (rule: CanonicalRule): readonly WrittenField[] => [
  ['name', rule.name],
  ['description', rule.description ?? firstLine(rule.body)],
];

/** A complete definition stays as it was published, with the order and the notation of its author. */
function renderClaudeAgent(rule: CanonicalRule, source: string): Written {
  if (isCompleteAgent(source)) return { fields: [], losses: [], text: source.replace(/^\uFEFF/, '') };
  return {
    fields: [
      ...agentHead(rule),
      ...(rule.tools === null ? [] : [{ raw: `tools: ${rule.tools.join(', ')}` }]),
      ...(rule.model === null ? [] : [['model', rule.model] as const]),
      ...rule.extras.map(({ raw }) => ({ raw })),
    ],
    losses: [],
  };
}

/** Models and tools have other names there. */
const CURSOR_FIELDS = ['readonly', 'is_background'];

function renderCursorAgent(rule: CanonicalRule): Written {
  return {
    fields: [...agentHead(rule), ...keptExtras(rule, CURSOR_FIELDS)],
    losses: [...lostTools(rule), ...lostModel(rule), ...lostExtras(rule, CURSOR_FIELDS)],
  };
}

const COPILOT_FIELDS = ['target', 'disable-model-invocation', 'user-invocable', 'mcp-servers', 'metadata'];

/** Copilot knows the names of Claude Code's tools as aliases. */
function renderCopilotAgent(rule: CanonicalRule): Written {
  return {
    fields: [
      ...agentHead(rule),
      ...(rule.tools === null ? [] : [['tools', rule.tools] as const]),
      ...keptExtras(rule, COPILOT_FIELDS),
    ],
    losses: [...lostModel(rule), ...lostExtras(rule, COPILOT_FIELDS)],
  };
}

function renderNamedAgent(rule: CanonicalRule): Written {
  return {
    fields: agentHead(rule),
    losses: [...lostTools(rule), ...lostModel(rule), ...lostExtras(rule)],
  };
}

/** The name of a Kiro agent is that of its file. */
function renderKiroAgent(rule: CanonicalRule): Written {
  return {
    fields: agentHead(rule).slice(1),
    losses: [...lostTools(rule), ...lostModel(rule), ...lostExtras(rule)],
  };
}

function renderOpencodeAgent(rule: CanonicalRule): Written {
  return {
    fields: [...agentHead(rule).slice(1), ['mode', 'subagent']],
    losses: [...lostTools(rule), ...lostModel(rule), ...lostExtras(rule)],
  };
}

function renderCodex(rule: CanonicalRule): Written {
  const text = renderCodexAgent({ ...rule, description: rule.description ?? firstLine(rule.body) });
  return { fields: [], text, losses: [...lostTools(rule), ...lostModel(rule), ...lostExtras(rule)] };
}

const RENDERERS: Readonly<Record<Format, (rule: CanonicalRule, source: string) => Written>> = {
  'cursor-rule': renderCursorRule,
  'claude-rule': renderClaudeRule,
  'copilot-instructions': renderCopilotInstructions,
  'trigger-rule': renderTriggerRule,
  'cline-rule': renderClineRule,
  'kiro-steering': renderKiroSteering,
  'continue-rule': renderContinueRule,
  'body-only': renderBodyOnly,
  skill: renderSkill,
  block: renderBlock,
  verbatim: renderVerbatim,
  'claude-agent': renderClaudeAgent,
  'cursor-agent': renderCursorAgent,
  'copilot-agent': renderCopilotAgent,
  'named-agent': renderNamedAgent,
  'kiro-agent': renderKiroAgent,
  'opencode-agent': renderOpencodeAgent,
  'codex-agent': renderCodex,
};

function lostReferences({ body }: CanonicalRule, target: TargetId): readonly Loss[] {
  return references(body, target).map((text) => ({ code: 'reference', text }));
}
