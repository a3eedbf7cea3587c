import type { CanonicalRule } from '../targets/canonical-rule';
import { type TargetOutcome, targetOutcome } from '../targets/outcomes';
import { type KnownRule, readRule } from '../targets/read-rule';
import { type Rendering, renderRule } from '../targets/render-rule';
import { TARGET_IDS, type TargetId } from '../targets/targets';
import { type LimitUse, limitsOf } from './limits';
import { loadedOf, type Loading } from './loading';

/** Tokens that a rule takes of the context of an assistant. */
export type TargetCost = {
  readonly target: TargetId;
  readonly loading: Loading;
  /** In every conversation. */
  readonly always: number;
  /** Besides, once the rule is loaded. */
  readonly onDemand: number;
  readonly limits: readonly LimitUse[];
};

/** Cost and losses of a version in every assistant. A target without a place for it is in `outcomes` only. */
export type Assessment = {
  readonly costs: readonly TargetCost[];
  readonly outcomes: readonly TargetOutcome[];
};

type CountTokens = (text: string) => number;

/** Rises when another assessment of the same text comes out: other targets, formats, losses, limits, or another tokeniser. */
export const ASSESSMENT_VERSION = 1;

/** Assesses a text as published for all assistants. */
export function assess(content: string, known: KnownRule, countTokens: CountTokens): Assessment {
  const rule = readRule(content, known);
  const count = countingOnce(rule, countTokens);
  const costs: TargetCost[] = [];
  const outcomes: TargetOutcome[] = [];
  for (const target of TARGET_IDS) {
    const rendering = renderRule(rule, target, content);
    outcomes.push(targetOutcome(target, rendering));
    const cost = costOf(rule, target, rendering, count);
    if (cost) costs.push(cost);
  }
  return { costs, outcomes };
}

/** The cost of one rendering; null when there is none. */
export function costOf(
  rule: CanonicalRule,
  target: TargetId,
  rendering: Rendering,
  countTokens: CountTokens,
): TargetCost | null {
  const loaded = loadedOf(rule, rendering);
  if (loaded === null || rendering.place === null) return null;
  return {
    ...{ target, loading: loaded.loading },
    always: countTokens(loaded.always),
    onDemand: countTokens(loaded.onDemand),
    limits: limitsOf(rendering.place, rendering.text),
  };
}

/** Files for different assistants differ by their heads: the body, below a line of its own, is counted only once. */
export function countingOnce({ body }: Pick<CanonicalRule, 'body'>, countTokens: CountTokens): CountTokens {
  const counted = new Map<string, number>();
  const once = (text: string): number => {
    const known = counted.get(text) ?? countTokens(text);
    counted.set(text, known);
    return known;
  };
  const below = `\n${body}\n`;
  return (text) => {
    if (text === '') return 0;
    const isBelow = body !== '' && text.length > below.length && text.endsWith(below);
    return isBelow ? once(text.slice(0, 1 - below.length)) + once(below.slice(1)) : once(text);
  };
}
