import { applyPlan } from '../../install/apply-plan';
import { gainedJson, powersGained, requireConsent } from '../../install/consent';
import { prepare, type Prepared } from '../../install/prepare';
import type { Renewal } from '../../install/resolve';
import { knownName } from '../../project/manifest';
import { requireManifest, type Project } from '../../project/project';
import { usualRange } from '../../project/ranges';
import { readReference } from '../../registry/rule-reference';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { showDiff } from '../../run/diff';

/** `kimari update`: the newest versions of the ranges, or with `--latest` beyond them, after showing what changes. */
export async function run(context: Context, args: readonly string[], options: Options): Promise<Outcome> {
  const project = await context.project();
  requireManifest(project);
  const named = args.map((text) => knownName(project.manifest.rules, readReference(text).path));
  const renew = new Set(named.length > 0 ? named : Object.keys(project.manifest.rules));
  const keepsMissing = named.length === 0;
  const prepared = await prepareUpdate(context, project, { renew, keepsMissing }, options);
  const gained = await powersGained(context, prepared.before, prepared);
  if (!context.terminal.isJson) for (const part of prepared.plan.parts) showDiff(context, part);
  await requireConsent(context, gained, {
    ...{ isAccepted: options.flag('acceptPowers'), dryRun: options.flag('dryRun') },
  });
  return applyPlan(context, project, prepared, {
    dryRun: options.flag('dryRun'),
    ask: true,
    more: { newPowers: gainedJson(context, gained), missing: prepared.missing },
  });
}

async function prepareUpdate(
  context: Context,
  project: Project,
  renewal: Renewal,
  options: Options,
): Promise<Prepared> {
  const isLatest = options.flag('latest');
  const { renew } = renewal;
  const rules = Object.fromEntries(
    Object.entries(project.manifest.rules).map(([path, entry]) => [
      path,
      isLatest && renew.has(path) ? { ...entry, range: 'latest' } : entry,
    ]),
  );
  const wishes = {
    ...{ ...renewal, concerns: renew, force: options.flag('force'), merge: options.flag('merge') },
    allowHidden: options.flag('allowHidden'),
  };
  const prepared = await prepare(context, project, { ...wishes, manifest: { ...project.manifest, rules } });
  const settled = Object.fromEntries(
    Object.entries(prepared.manifest.rules).map(([path, entry]) => [
      path,
      { ...entry, range: rangeAfter(prepared.before, prepared, path, entry.range) },
    ]),
  );
  return { ...prepared, manifest: { ...prepared.manifest, rules: settled } };
}

/** A range that already includes the new version stays as it was written. */
function rangeAfter(project: Project, { lock }: Prepared, path: string, range: string): string {
  const before = project.manifest.rules[path]?.range ?? range;
  const version = lock.rules[path]?.version;
  if (range !== 'latest' || version === undefined || before === 'latest') return before;
  return project.lock.rules[path]?.version === version ? before : usualRange(version);
}
