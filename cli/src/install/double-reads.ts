import { alsoReads, type FileAt } from '@kimari/common/targets/reading';
import type { TargetId } from '@kimari/common/targets/targets';
import type { WrittenPart } from './present-files';

/** A rule that one assistant finds in several files, so that it takes up its context twice. */
export type DoubleRead = {
  readonly rule: string;
  readonly target: TargetId;
  readonly paths: readonly string[];
};

export function doubleReads(parts: readonly WrittenPart[], fileAt: FileAt): readonly DoubleRead[] {
  // A link and what it leads to are one file.
  const placeAt = (path: string) => fileAt(path)?.place ?? path;
  return parts.flatMap(({ rule, path, targets }) =>
    targets.flatMap((target): DoubleRead[] => {
      const others = parts.filter(
        (part) =>
          part.rule === rule && placeAt(part.path) !== placeAt(path) && alsoReads(target, part.path, fileAt),
      );
      return others.length === 0 ? [] : [{ rule, target, paths: [path, ...others.map((part) => part.path)] }];
    }),
  );
}
