import { resolve } from 'node:path';
import { Failure } from '../../failure';
import { EXIT } from '../../exit-codes';
import { loadContents } from '../../install/contents';
import { exists, writeAtomically } from '../../lib/files';
import { type Project, requireManifest } from '../../project/project';
import { fileJson } from '../../lib/json';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { BUNDLE_FORMAT, type Bundle } from '../../project/bundle';

const DEFAULT_FILE = 'kimari-bundle.json';

/** `kimari export`: the texts of all locked versions in one file, for machines without the network. */
export async function run(
  context: Context,
  [file = DEFAULT_FILE]: readonly string[],
  options: Options,
): Promise<Outcome> {
  const project = await context.project();
  requireManifest(project);
  const target = resolve(context.parts.cwd, file);
  if ((await exists(target)) && !options.flag('force'))
    throw new Failure({
      code: 'EXISTS',
      says: ['export.exists', { file }],
      exit: EXIT.collision,
      hint: ['export.exists_hint'],
    });
  const bundle = await bundleOf(context, project);
  await writeAtomically(target, fileJson(bundle));
  return {
    data: {
      file: target,
      rules: bundle.rules.map(({ path, version, digest }) => ({ path, version, digest })),
    },
    text: context.t('export.done', { count: bundle.rules.length, file }),
  };
}

async function bundleOf(context: Context, { lock }: Project): Promise<Bundle> {
  const contents = await loadContents(context, lock.rules);
  const rules = Object.entries(lock.rules).map(([path, { version, digest }]) => ({
    ...{ path, version, digest, content: contents.get(path) ?? '' },
  }));
  return { format: BUNDLE_FORMAT, version: 1, rules };
}
