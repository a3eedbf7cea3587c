import type { CanonicalRule, Loss } from './canonical-rule';
import { keptExtras, lostActivation, lostDescription, lostExtras, type Written } from './losses';
import { withoutMarkers } from './shared-file';
import { skillName } from './skill-name';
import type { RuleFormat } from './targets';
import { type WrittenField, yamlScalar } from './write-front-matter';

const describe = ({ description }: CanonicalRule): readonly WrittenField[] =>
  description === null ? [] : [['description', description]];

/** In formats where a description makes an assistant load a rule by itself, a manual rule has none. */
const describeUnlessManual = (rule: CanonicalRule): Written =>
  rule.activation === 'manual'
    ? { fields: [], losses: lostDescription(rule) }
    : { fields: describe(rule), losses: [] };

/** Cursor and Windsurf read one comma-separated text without quotes, which is not valid YAML. */
function globsLine({ activation, globs }: CanonicalRule): readonly WrittenField[] {
  if (activation !== 'files') return [];
  const text = globs.join(',');
  const isOneLine = /^[^\s"'#[][^\p{Cc}\u2028\u2029"'#]*$/u.test(text);
  return [{ raw: `globs: ${isOneLine ? text : yamlScalar(text)}` }];
}

function renderCursorRule(rule: CanonicalRule): Written {
  const description = describeUnlessManual(rule);
  return {
    fields: [...description.fields, ...globsLine(rule), ['alwaysApply', rule.activation === 'always']],
    losses: [...description.losses, ...lostExtras(rule)],
  };
}

function renderClaudeRule(rule: CanonicalRule): Written {
  return {
    fields: rule.activation === 'files' ? [['paths', rule.globs]] : [],
    losses: [...lostDescription(rule), ...lostActivation(rule, 'always', 'files'), ...lostExtras(rule)],
  };
}

const COPILOT_FIELDS = ['name', 'excludeAgent'];

function renderCopilotInstructions(rule: CanonicalRule): Written {
  const description = describeUnlessManual(rule);
  const applyTo = { always: '**', files: rule.globs.join(','), relevant: null, manual: null }[
    rule.activation
  ];
  return {
    fields: [
      ...keptExtras(rule, ['name']),
      ...description.fields,
      ...(applyTo === null ? [] : [['applyTo', applyTo] as const]),
      ...keptExtras(rule, ['excludeAgent']),
    ],
    losses: [...description.losses, ...lostExtras(rule, COPILOT_FIELDS)],
  };
}

const TRIGGERS = {
  always: 'always_on',
  files: 'glob',
  relevant: 'model_decision',
  manual: 'manual',
} as const;

function renderTriggerRule(rule: CanonicalRule): Written {
  return {
    fields: [['trigger', TRIGGERS[rule.activation]], ...globsLine(rule), ...describe(rule)],
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
const SKILL_DESCRIPTION_MAX = 1024;

/** Skills are found by their description, so they need one. */
function renderSkill(rule: CanonicalRule): Written {
  const whole = rule.description ?? firstLine(rule.body);
  const description = cutAtWord(whole, SKILL_DESCRIPTION_MAX);
  const cut: readonly Loss[] =
    description === whole ? [] : [{ code: 'description_cut', limit: SKILL_DESCRIPTION_MAX }];
  return {
    fields: [['name', skillName(rule.name)], ['description', description], ...keptExtras(rule, SKILL_FIELDS)],
    losses: [...cut, ...lostActivation(rule, 'relevant'), ...lostExtras(rule, SKILL_FIELDS)],
  };
}

/** Cuts at white space where there is some near the end, and never within a character. */
function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = head.search(/\s\S{0,40}$/);
  return `${(space > 0 ? head.slice(0, space) : head).trimEnd()}…`;
}

/** The first words of a text, for assistants that want a description. */
export function firstLine(body: string): string {
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

export const RULE_RENDERERS: Readonly<Record<RuleFormat, (rule: CanonicalRule) => Written>> = {
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
};
