import { applyPlan } from '../../install/apply-plan';
import { prepare } from '../../install/prepare';
import { knownName } from '../../project/manifest';
import { requireManifest } from '../../project/project';
import { readReference } from '../../registry/rule-reference';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';

/** `kimari remove`: takes rules out of the manifest and removes their files, except those that somebody has edited. */
export async function run(context: Context, args: readonly string[], options: Options): Promise<Outcome> {
  const project = await context.project();
  requireManifest(project);
  const removed = args.map((text) => knownName(project.manifest.rules, readReference(text).path));
  const rules = Object.fromEntries(
    Object.entries(project.manifest.rules).filter(([path]) => !removed.includes(path)),
  );
  const prepared = await prepare(context, project, {
    ...{ manifest: { ...project.manifest, rules }, renew: new Set(), concerns: new Set() },
    ...{ force: options.flag('force'), merge: false, allowHidden: true },
  });
  return applyPlan(context, project, prepared, {
    dryRun: options.flag('dryRun'),
    ask: false,
    more: { removed },
  });
}
