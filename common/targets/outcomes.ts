import type { CanonicalRule, Loss, Obstacle } from './canonical-rule';
import { type Rendering, renderRule } from './render-rule';
import { TARGET_IDS, type TargetId } from './targets';

/** The share of a rule that reaches an assistant: all, all in another form, a part, or nothing for want of a place. */
export const OUTCOMES = ['kept', 'changed', 'lost', 'none'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** `changed` arrives in another form, which the assistant treats differently; `lost` does not arrive. */
export type LossSeverity = 'changed' | 'lost';

/** Losses of one kind as one: what pages, APIs and plans show. */
export type LossGroup = {
  readonly code: Loss['code'];
  readonly severity: LossSeverity;
  /** The first few items concerned: fields, tools or words of the text, or both activations. */
  readonly values: readonly string[];
  /** The number of all items, including those that `values` omits. */
  readonly count: number;
};

/** The outcome of a rule in one assistant. */
export type TargetOutcome = {
  readonly target: TargetId;
  readonly outcome: Outcome;
  readonly losses: readonly LossGroup[];
  readonly obstacle: Obstacle | null;
};

const MAX_VALUES = 10;
/** In UTF-16 code units. */
const MAX_VALUE = 120;

/** Losses of one kind together, in the order of their first. */
export function groupLosses(losses: readonly Loss[]): readonly LossGroup[] {
  const groups = new Map<string, { severity: LossSeverity; code: Loss['code']; values: Set<string> }>();
  for (const loss of losses) {
    const severity = severityOf(loss);
    const group = groups.get(loss.code) ?? { severity, code: loss.code, values: new Set() };
    valuesOf(loss).forEach((value) => group.values.add(value));
    groups.set(loss.code, group);
  }
  return [...groups.values()].map(({ code, severity, values }) => ({
    ...{ code, severity, count: Math.max(1, values.size) },
    values: [...values].slice(0, MAX_VALUES).map(shortened),
  }));
}

function shortened(value: string): string {
  return value.length <= MAX_VALUE ? value : `${value.slice(0, MAX_VALUE).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function valuesOf(loss: Loss): readonly string[] {
  switch (loss.code) {
    case 'description':
    case 'tools':
    case 'permissions':
    case 'read_only':
    case 'model':
    case 'marker':
      return [];
    case 'description_cut':
      return [String(loss.limit)];
    case 'activation':
      return [loss.from, loss.to];
    case 'denied':
    case 'tool_patterns':
    case 'unknown_tools':
      return loss.tools;
    case 'unknown_model':
      return [loss.model];
    case 'field':
    case 'unknown_field':
    case 'overridden':
      return [loss.key];
    case 'invalid_yaml':
      return [String(loss.line)];
    case 'import':
    case 'reference':
      return [loss.text];
  }
}

const SEVERITIES: Readonly<Record<Exclude<Loss['code'], 'activation'>, LossSeverity>> = {
  description: 'lost',
  tools: 'lost',
  denied: 'lost',
  permissions: 'lost',
  model: 'lost',
  field: 'lost',
  overridden: 'lost',
  unknown_tools: 'lost',
  description_cut: 'changed',
  read_only: 'changed',
  tool_patterns: 'changed',
  unknown_model: 'changed',
  unknown_field: 'changed',
  invalid_yaml: 'changed',
  import: 'changed',
  reference: 'changed',
  marker: 'changed',
};

/** A rule that is always loaded instead has lost its condition. */
export function severityOf(loss: Loss): LossSeverity {
  if (loss.code !== 'activation') return SEVERITIES[loss.code];
  return loss.to === 'always' ? 'lost' : 'changed';
}

/** The worse of losses; null when there are none. */
export function worstOf(losses: readonly Loss[]): LossSeverity | null {
  const severities = losses.map(severityOf);
  if (severities.includes('lost')) return 'lost';
  return severities[0] ?? null;
}

/** The outcome of a rendering: what {@link outcomesOf}, the plan of the command line and the table of targets agree on. */
export function outcomeOf({ place, losses }: Pick<Rendering, 'place' | 'losses'>): Outcome {
  return place === null ? 'none' : (worstOf(losses) ?? 'kept');
}

/** Reads the outcome of a rule in an assistant from its rendering. */
export function targetOutcome(target: TargetId, rendering: Rendering): TargetOutcome {
  const { losses, obstacle } = rendering;
  return { target, outcome: outcomeOf(rendering), losses: groupLosses(losses), obstacle };
}

/** The outcomes of a rule in every assistant. `source` is its text as published. */
export function outcomesOf(rule: CanonicalRule, source: string): readonly TargetOutcome[] {
  return TARGET_IDS.map((target) => targetOutcome(target, renderRule(rule, target, source)));
}
