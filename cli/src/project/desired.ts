import type { CanonicalRule, Loss, Obstacle } from '@kimari/common/targets/canonical-rule';
import { readRule } from '@kimari/common/targets/read-rule';
import { type Rendering, renderRule } from '@kimari/common/targets/render-rule';
import { pathIn, type TargetId } from '@kimari/common/targets/targets';
import { parseAddress } from '../registry/rule-reference';
import type { LockedRule } from './lock';
import type { ManifestRule } from './manifest';
import { fill } from './variables';

/** A rule with everything that its files depend on. */
export type RuleToWrite = {
  readonly path: string;
  readonly locked: Omit<LockedRule, 'files'>;
  readonly entry: ManifestRule;
  readonly targets: readonly TargetId[];
  /** As published. */
  readonly content: string;
};

/** A file, or a block of a shared file, that should exist. */
export type DesiredPart = {
  readonly rule: string;
  readonly path: string;
  readonly kind: 'file' | 'block';
  readonly targets: readonly TargetId[];
  readonly text: string;
  /** Bytes of a shared file that the strictest of its targets reads. */
  readonly maxBytes: number | null;
};

/** A part of a rule that a target cannot carry, or the reason why it gets no file. */
export type TargetNote = {
  readonly rule: string;
  readonly target: TargetId;
  readonly losses: readonly Loss[];
  readonly obstacle: Obstacle | null;
};

/** A rule as one of its targets gets it, and where. */
export type TargetRendering = {
  readonly target: TargetId;
  /** Null where the target has no place for it. */
  readonly path: string | null;
  readonly rendering: Rendering;
};

/** The rendering of a rule for every target: the source of files, losses and costs. */
export function renderingsOf({ path: rule, locked, entry, targets, content }: RuleToWrite): {
  readonly canonical: CanonicalRule;
  readonly renderings: readonly TargetRendering[];
} {
  const name = entry.name ?? parseAddress(rule)?.name ?? '';
  const filled = fill(content, entry.variables);
  const read = readRule(filled, { type: locked.type, name, description: locked.description });
  // Assistants go by the name in a subagent's file: a name that somebody chose is for both.
  const canonical = entry.name === null ? read : { ...read, name: entry.name };
  const folder = entry.path === '' ? '' : `${entry.path}/`;
  const renderings = targets.map((target) => {
    const rendering = renderRule(canonical, target, filled);
    return { target, rendering, path: rendering.place && folder + pathIn(rendering.place, name) };
  });
  return { canonical, renderings };
}

/** The files of a rule, and what is lost on the way. Targets that read the same file share it. */
export function desiredParts(toWrite: RuleToWrite): {
  readonly parts: readonly DesiredPart[];
  readonly notes: readonly TargetNote[];
} {
  const { path: rule } = toWrite;
  const parts = new Map<string, DesiredPart>();
  const notes: TargetNote[] = [];
  for (const { target, path, rendering } of renderingsOf(toWrite).renderings) {
    const { place, text, losses, obstacle } = rendering;
    if (losses.length > 0 || obstacle) notes.push({ rule, target, losses, obstacle });
    if (!place || path === null) continue;
    const known = parts.get(path);
    const limits = [known?.maxBytes, place.maxBytes].filter((limit) => limit !== undefined && limit !== null);
    parts.set(path, {
      ...{ rule, path, text, kind: place.format === 'block' ? 'block' : 'file' },
      targets: [...(known?.targets ?? []), target],
      maxBytes: limits.length === 0 ? null : Math.min(...limits),
    });
  }
  return { parts: [...parts.values()], notes };
}
