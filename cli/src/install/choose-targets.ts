import { join } from 'node:path';
import {
  detectTargets,
  placeOf,
  readTargetId,
  TARGET_IDS,
  type TargetId,
  targetOf,
} from '@kimari/common/targets/targets';
import { usageFailure } from '../failure';
import { exists } from '../lib/files';
import type { Context } from '../run/context';
import type { Options } from '../run/options';

/** The targets named on the command line; null when none are. `all` means those that get further versions. */
export function givenTargets(options: Options): readonly TargetId[] | null {
  const names = options.list('target');
  if (names.length === 0) return null;
  if (names.includes('all'))
    return TARGET_IDS.filter((id) => targetOf(id).isLegacy !== true && id !== 'plain');
  return names.map((name) => {
    const target = readTargetId(name);
    if (!target)
      throw usageFailure(['targets.unknown', { name }], ['targets.hint', { names: TARGET_IDS.join(', ') }]);
    return target;
  });
}

/** The targets of a project that has none yet: those that its files show, after asking where somebody can answer. */
export async function chooseTargets(
  context: Context,
  root: string,
  options: Options,
): Promise<readonly TargetId[]> {
  const given = givenTargets(options);
  if (given) return given;
  const signals = [...new Set(TARGET_IDS.flatMap((id) => targetOf(id).signals))];
  const present = new Set<string>();
  for (const signal of signals) if (await exists(join(root, signal))) present.add(signal);
  const detected = detectTargets((path) => present.has(path));
  if (!context.terminal.canAsk || context.parts.flags.yes) {
    if (detected.length > 0) {
      const names = detected.map((id) => targetOf(id).label).join(', ');
      context.terminal.say(context.t('targets.detected', { names }));
      return detected;
    }
    throw usageFailure(['targets.none'], ['targets.none_hint', { names: TARGET_IDS.join(', ') }]);
  }
  const choices = TARGET_IDS.filter((id) => id !== 'plain').map((id) => ({
    value: id,
    label: targetOf(id).label,
    hint: placeOf(id, 'rule')?.path ?? '',
  }));
  return (await context.questions()).several(context.t('targets.ask'), choices, detected);
}
