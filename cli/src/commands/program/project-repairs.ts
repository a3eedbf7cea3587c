import { join } from 'node:path';
import { prepare } from '../../install/prepare';
import { readTextIfAny } from '../../lib/files';
import { applyChanges } from '../../project/journal';
import { joinSides } from '../../project/merge-conflict';
import { stateChanges } from '../../project/project';
import type { Context } from '../../run/context';
import { fileJson } from '../../lib/json';
import { jsonProblem } from '../../lib/json-problem';
import { failureFinding, type Finding } from './finding';

/** Joins the sides of a merge that Git has left in a file of the project; they stay when they contradict each other. */
export async function joinConflict(root: string, file: string): Promise<readonly Finding[]> {
  try {
    const text = await readTextIfAny(join(root, file), file);
    if (text === null || jsonProblem(text)?.kind !== 'conflict') return [];
    const joined = joinSides(text);
    if (!joined) return [];
    await applyChanges(root, [{ path: file, before: text, after: fileJson(joined) }]);
    return [{ check: 'conflict', state: 'ok', says: ['doctor.joined', { file }], fixed: true }];
  } catch (error) {
    return [failureFinding('conflict', error)];
  }
}

/** Writes what the lock file says and is not there. Local edits stay. */
export async function writeMissing(context: Context): Promise<void> {
  const project = await context.project();
  const { plan, manifest, lock } = await prepare(context, project, {
    ...{ manifest: project.manifest, renew: new Set<string>(), concerns: new Set<string>() },
    ...{ force: false, merge: false, allowHidden: true },
  });
  const registry = manifest.registry ?? (await context.registry()).origin;
  await applyChanges(project.root, [...plan.changes, ...stateChanges(project, manifest, lock, registry)]);
}
