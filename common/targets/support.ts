import type { Activation, CanonicalRule, Loss } from './canonical-rule';
import { worstOf } from './outcomes';
import { renderRule } from './render-rule';
import type { TargetId } from './targets';

/** Parts of a rule that an assistant may have no place for, in the order of the table of targets. */
export const CONTENTS = [
  'body',
  'description',
  'always',
  'files',
  'relevant',
  'manual',
  'subagent',
  'tools',
  'model',
  'hooks',
  'mcp',
] as const;
export type Content = (typeof CONTENTS)[number];

/** `changed` is written in another form, which the assistant treats differently; `lost` is left out. */
export type Support = 'kept' | 'changed' | 'lost';

const RULE: CanonicalRule = {
  type: 'rule',
  name: 'sample',
  description: 'A sample.',
  isDescribed: true,
  activation: 'always',
  globs: [],
  tools: null,
  deniedTools: [],
  permissions: [],
  accessFields: [],
  model: null,
  extras: [],
  overridden: [],
  body: 'Text.',
};
const SUBAGENT: CanonicalRule = { ...RULE, type: 'ccsubagents' };

const loadedWhen = (activation: Activation): CanonicalRule => ({
  ...RULE,
  activation,
  globs: activation === 'files' ? ['**/*.ts'] : [],
});
const withField = (key: string): CanonicalRule => ({ ...SUBAGENT, extras: [{ key, raw: `${key}: {}` }] });

/** A rule with the part, and the losses that concern it. */
type Sample = { readonly rule: CanonicalRule; readonly about: readonly Loss['code'][] };

const ACCESS = ['tools', 'denied', 'permissions', 'read_only', 'tool_patterns', 'unknown_tools'] as const;
const FIELD = ['field', 'unknown_field'] as const;

const SAMPLES: Readonly<Record<Content, Sample>> = {
  body: { rule: RULE, about: ['marker', 'import', 'reference'] },
  description: { rule: RULE, about: ['description', 'description_cut'] },
  always: { rule: loadedWhen('always'), about: ['activation'] },
  files: { rule: loadedWhen('files'), about: ['activation'] },
  relevant: { rule: loadedWhen('relevant'), about: ['activation'] },
  manual: { rule: loadedWhen('manual'), about: ['activation'] },
  subagent: { rule: SUBAGENT, about: [] },
  tools: { rule: { ...SUBAGENT, tools: ['Read', 'Bash'] }, about: ACCESS },
  model: { rule: { ...SUBAGENT, model: 'opus' }, about: ['model', 'unknown_model'] },
  hooks: { rule: withField('hooks'), about: FIELD },
  mcp: { rule: withField('mcpServers'), about: FIELD },
};

/** Asks the renderer what becomes of a part of a rule in a target, so that both agree. */
export function supportOf(target: TargetId, content: Content): Support {
  const { rule, about } = SAMPLES[content];
  const { place, losses } = renderRule(rule, target, rule.body);
  if (place === null) return 'lost';
  return worstOf(losses.filter(({ code }) => about.includes(code))) ?? 'kept';
}
