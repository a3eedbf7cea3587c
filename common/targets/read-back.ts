import type { Activation, CanonicalRule, Loss } from './canonical-rule';
import { readCodexAgent } from './codex-agent';
import { type KnownRule, readRule, trimBlankLines } from './read-rule';
import type { Format } from './targets';
import { CHANGING, namedTools, rankOf } from './tool-access';
import { claudeNames } from './tool-names';

const relevantIfDescribed = (description: string | null): Activation =>
  description === null ? 'manual' : 'relevant';
const always = (): Activation => 'always';

/** An assistant's default for files that do not say when to load them. */
const SILENT: Readonly<Partial<Record<Format, KnownRule['silent']>>> = {
  'cursor-rule': relevantIfDescribed,
  'copilot-instructions': relevantIfDescribed,
  'claude-rule': always,
  'trigger-rule': always,
  'cline-rule': always,
  'kiro-steering': always,
  'continue-rule': always,
  'body-only': always,
  skill: () => 'relevant',
};

/** Reads a file as the assistant does that it was written for. */
export function readBack(text: string, format: Format, known: KnownRule): CanonicalRule {
  if (format === 'block') return { ...readRule('', known), body: trimBlankLines(text) };
  const rule = readRule(text, { ...known, silent: SILENT[format] ?? known.silent });
  if (format === 'gemini-agent') return { ...rule, tools: rule.tools?.flatMap(claudeNames) ?? null };
  if (format !== 'codex-agent') return rule;
  const agent = readCodexAgent(text);
  if (!agent) return rule;
  const { name, description, body, isReadOnly } = agent;
  return { ...rule, name, description, body, extras: [], deniedTools: isReadOnly ? CHANGING : [] };
}

const ACCESS_LOSSES: ReadonlySet<Loss['code']> = new Set<Loss['code']>([
  ...(['tools', 'denied', 'permissions', 'read_only', 'tool_patterns', 'unknown_tools'] as const),
]);

/** The differences between a rule and what was read back from a target, apart from those that were reported as losses. */
export function unreportedDifferences(
  rule: CanonicalRule,
  back: CanonicalRule,
  losses: readonly Loss[],
): readonly (keyof CanonicalRule)[] {
  const has = (code: Loss['code']) => losses.some((loss) => loss.code === code);
  const isSame = (key: keyof CanonicalRule) =>
    rule[key] === back[key] || JSON.stringify(rule[key]) === JSON.stringify(back[key]);
  const lostKeys = new Set(losses.flatMap((loss) => (loss.code === 'field' ? [loss.key] : [])));
  const keptExtras = rule.extras.filter(({ key }) => !lostKeys.has(key));
  const backKeys = new Set(back.extras.map(({ key }) => key));
  const isSameAccess = namedTools(rule).every((tool) => rankOf(rule, tool) === rankOf(back, tool));
  const checks: Readonly<Partial<Record<keyof CanonicalRule, boolean>>> = {
    name: rule.type === 'rule' || isSame('name'),
    description: !rule.isDescribed || isSame('description') || has('description') || has('description_cut'),
    activation: isSame('activation') || has('activation'),
    globs: isSame('globs') || has('activation'),
    tools: isSameAccess || losses.some(({ code }) => ACCESS_LOSSES.has(code)),
    model: isSame('model') || has('model'),
    extras: keptExtras.every(({ key }) => backKeys.has(key)),
    body: isSame('body') || has('marker'),
  };
  return (Object.keys(checks) as (keyof CanonicalRule)[]).filter((key) => checks[key] === false);
}
