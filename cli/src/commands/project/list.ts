import { columns } from '@kimari/common/text-columns';
import { requireManifest } from '../../project/project';
import type { Context } from '../../run/context';
import type { Outcome } from '../../run/outcome';
import { targetsOf } from '../../install/prepare';

/** `kimari list`: the rules of the project. */
export async function run(context: Context): Promise<Outcome> {
  const project = await context.project();
  requireManifest(project);
  const { manifest, lock, root } = project;
  const rules = Object.entries(manifest.rules).map(([path, { range, path: folder }]) => ({
    ...{
      path,
      range,
      folder,
      version: lock.rules[path]?.version ?? null,
      type: lock.rules[path]?.type ?? null,
    },
    targets: targetsOf(manifest, path),
    files: lock.rules[path]?.files.map((file) => file.path) ?? [],
  }));
  const rows = rules.map(({ path, version, range, folder, targets }) => [
    path,
    version ?? context.t('list.not_installed'),
    range,
    folder === '' ? targets.join(', ') : `${targets.join(', ')} (${folder})`,
  ]);
  return { data: { root, rules }, text: rows.length === 0 ? context.t('list.empty') : columns(rows) };
}
