import { usageFailure } from '../../failure';
import { applyChanges } from '../../project/journal';
import { knownName } from '../../project/manifest';
import { requireManifest, stateChanges } from '../../project/project';
import { usualRange } from '../../project/ranges';
import { readReference } from '../../registry/rule-reference';
import type { Context } from '../../run/context';
import type { Outcome } from '../../run/outcome';

/** `kimari pin`: exactly the installed version from now on. */
export function run(context: Context, args: readonly string[]): Promise<Outcome> {
  return setRanges(context, args, (version) => version);
}

/** `kimari unpin`: compatible updates from now on. */
export function runUnpin(context: Context, args: readonly string[]): Promise<Outcome> {
  return setRanges(context, args, usualRange);
}

async function setRanges(
  context: Context,
  args: readonly string[],
  rangeOf: (version: string) => string,
): Promise<Outcome> {
  const project = await context.project();
  requireManifest(project);
  const rules = { ...project.manifest.rules };
  const changed = args.map((text) => {
    const path = knownName(rules, readReference(text).path);
    const [entry, locked] = [rules[path], project.lock.rules[path]];
    if (!entry || !locked) throw usageFailure(['remove.unknown', { path }], ['remove.unknown_hint']);
    const range = rangeOf(locked.version);
    rules[path] = { ...entry, range };
    return { path, range };
  });
  const registry = project.manifest.registry ?? (await context.registry()).origin;
  await applyChanges(
    project.root,
    stateChanges(project, { ...project.manifest, rules }, project.lock, registry),
  );
  return { data: { rules: changed }, text: changed.map(({ path, range }) => `${path} ${range}`).join('\n') };
}
