import type { Activation, CanonicalRule, Loss } from '../targets/canonical-rule';
import type { Rendering } from '../targets/render-rule';
import { firstLine } from '../targets/render-rules';

/** When an assistant loads a text; a subagent works in a context of its own, in which its text is. */
export const LOADINGS = ['always', 'files', 'relevant', 'manual', 'subagent'] as const;
export type Loading = (typeof LOADINGS)[number];

/** A rendering's text that every conversation contains, and its text that is loaded on demand. */
export type Loaded = {
  readonly loading: Loading;
  readonly always: string;
  readonly onDemand: string;
};

/** Read from the rendering, so that it follows what is written: an assistant without conditions loads a rule always. */
export function loadedOf(rule: CanonicalRule, { place, text, losses }: Rendering): Loaded | null {
  if (place === null) return null;
  const loading = rule.type === 'ccsubagents' ? 'subagent' : loadingOf(rule, losses, place.format);
  const isFound = loading === 'relevant' || loading === 'subagent';
  return {
    loading,
    always: loading === 'always' ? text : isFound ? nameAndDescription(rule) : '',
    onDemand: loading === 'always' ? '' : text,
  };
}

function loadingOf({ activation }: CanonicalRule, losses: readonly Loss[], format: string): Activation {
  // No assistant reads a plain file by itself.
  if (format === 'verbatim') return 'manual';
  for (const loss of losses) if (loss.code === 'activation') return loss.to;
  return activation;
}

/** By which a model decides whether it needs the rest. */
function nameAndDescription({ name, description, body }: CanonicalRule): string {
  return `${name}: ${description ?? firstLine(body)}`;
}
