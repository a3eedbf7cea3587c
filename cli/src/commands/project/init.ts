import { EXIT } from '../../exit-codes';
import { Failure } from '../../failure';
import { chooseTargets } from '../../install/choose-targets';
import { applyChanges } from '../../project/journal';
import { EMPTY_LOCK, LOCK_FILE } from '../../project/lock';
import { EMPTY_MANIFEST, type Manifest, MANIFEST_FILE } from '../../project/manifest';
import { type Project, stateChanges } from '../../project/project';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';

/** `kimari init`: writes a manifest with the assistants of the project. */
export async function run(context: Context, _args: readonly string[], options: Options): Promise<Outcome> {
  const project = await context.project();
  if (project.manifestText !== null)
    throw new Failure({
      code: 'EXISTS',
      says: ['init.exists', { root: project.root }],
      exit: EXIT.collision,
    });
  const manifest = await newManifest(context, project, options);
  const registry = manifest.registry ?? '';
  const changes = stateChanges(project, manifest, EMPTY_LOCK, registry).filter(
    ({ path }) => path !== LOCK_FILE,
  );
  if (!options.flag('dryRun')) await applyChanges(project.root, changes);
  return {
    data: { root: project.root, registry, targets: manifest.targets, dryRun: options.flag('dryRun') },
    text: context.t('init.done', { file: MANIFEST_FILE, targets: manifest.targets.join(', ') }),
  };
}

/** The manifest of a project that has none. */
export async function newManifest(context: Context, { root }: Project, options: Options): Promise<Manifest> {
  const { origin } = await context.registry();
  return { ...EMPTY_MANIFEST, registry: origin, targets: await chooseTargets(context, root, options) };
}
