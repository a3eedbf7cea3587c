import type { Activation, CanonicalRule, Loss } from './canonical-rule';
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

type Sample = { readonly rule: CanonicalRule; readonly isAbout: (loss: Loss) => boolean };

const SAMPLES: Readonly<Record<Content, Sample>> = {
  body: { rule: RULE, isAbout: () => false },
  description: { rule: RULE, isAbout: ({ code }) => code === 'description' },
  always: { rule: loadedWhen('always'), isAbout: ({ code }) => code === 'activation' },
  files: { rule: loadedWhen('files'), isAbout: ({ code }) => code === 'activation' },
  relevant: { rule: loadedWhen('relevant'), isAbout: ({ code }) => code === 'activation' },
  manual: { rule: loadedWhen('manual'), isAbout: ({ code }) => code === 'activation' },
  subagent: { rule: SUBAGENT, isAbout: () => false },
  tools: {
    rule: { ...SUBAGENT, tools: ['Read', 'Bash'] },
    isAbout: ({ code }) => code === 'tools' || code === 'read_only',
  },
  model: { rule: { ...SUBAGENT, model: 'opus' }, isAbout: ({ code }) => code === 'model' },
  hooks: { rule: withField('hooks'), isAbout: ({ code }) => code === 'field' },
  mcp: { rule: withField('mcpServers'), isAbout: ({ code }) => code === 'field' },
};

/** What becomes of a part of a rule when it is written for a target: asked of the renderer, so that both agree. */
export function supportOf(target: TargetId, content: Content): Support {
  const { rule, isAbout } = SAMPLES[content];
  const { place, losses } = renderRule(rule, target, rule.body);
  if (place === null) return 'lost';
  const loss = losses.find(isAbout);
  if (!loss) return 'kept';
  if (loss.code === 'read_only' || loss.code === 'tool_patterns') return 'changed';
  return loss.code === 'activation' && loss.to !== 'always' ? 'changed' : 'lost';
}
