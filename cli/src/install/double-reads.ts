import { type TargetId, targetOf } from '@kimari/common/targets/targets';
import type { PlannedPart } from '../project/plan';

/** A rule that one assistant finds in several files, so that it takes up its context twice. */
export type DoubleRead = {
  readonly rule: string;
  readonly target: TargetId;
  readonly paths: readonly string[];
};

export function doubleReads(parts: readonly PlannedPart[]): readonly DoubleRead[] {
  const written = parts.filter(({ action }) => action !== 'remove' && action !== 'leave');
  return written.flatMap(({ rule, path, targets }) =>
    targets.flatMap((target): DoubleRead[] => {
      const others = written.filter(
        (part) => part.rule === rule && part.path !== path && isReadBy(target, part.path),
      );
      return others.length === 0 ? [] : [{ rule, target, paths: [path, ...others.map((part) => part.path)] }];
    }),
  );
}

function isReadBy(target: TargetId, path: string): boolean {
  return targetOf(target).alsoReads.some((place) =>
    place.endsWith('/') ? path.includes(place) : path.endsWith(place),
  );
}
