import { EXIT } from '../../exit-codes';
import { Failure } from '../../failure';
import { carryOut } from '../../install/carry-out';
import { contentOf } from '../../install/contents';
import { givesPowers, namePowers, newPowers } from '../../install/powers';
import { prepare, type Prepared, targetsOf } from '../../install/prepare';
import { knownName } from '../../project/manifest';
import { requireManifest, type Project } from '../../project/project';
import { usualRange } from '../../project/ranges';
import { readReference } from '../../registry/rule-reference';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { showDiff } from '../../run/diff';

type Powers = { readonly rule: string; readonly powers: readonly string[] };

/** `kimari update`: the newest versions of the ranges, or with `--latest` beyond them, after showing what changes. */
export async function run(context: Context, args: readonly string[], options: Options): Promise<Outcome> {
  const project = await context.project();
  requireManifest(project);
  const named = args.map((text) => knownName(project.manifest.rules, readReference(text).path));
  const renew = new Set(named.length > 0 ? named : Object.keys(project.manifest.rules));
  const prepared = await prepareUpdate(context, project, renew, options);
  const powers = await powersGained(context, prepared.before, prepared);
  if (!context.terminal.isJson) for (const part of prepared.plan.parts) showDiff(context, part);
  await confirmPowers(context, powers, options.flag('dryRun'));
  return carryOut(context, project, prepared, {
    dryRun: options.flag('dryRun'),
    ask: true,
    more: { newPowers: powers },
  });
}

async function prepareUpdate(
  context: Context,
  project: Project,
  renew: ReadonlySet<string>,
  options: Options,
): Promise<Prepared> {
  const isLatest = options.flag('latest');
  const rules = Object.fromEntries(
    Object.entries(project.manifest.rules).map(([path, entry]) => [
      path,
      isLatest && renew.has(path) ? { ...entry, range: 'latest' } : entry,
    ]),
  );
  const wishes = {
    ...{ renew, concerns: renew, force: options.flag('force'), merge: options.flag('merge') },
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

/** The tools and permissions that subagents and skills get and did not have. */
async function powersGained(
  context: Context,
  { lock }: Project,
  prepared: Prepared,
): Promise<readonly Powers[]> {
  const gained: Powers[] = [];
  for (const [rule, next] of Object.entries(prepared.lock.rules)) {
    const before = lock.rules[rule];
    if (!before || before.digest === next.digest) continue;
    if (!givesPowers(next.type, targetsOf(prepared.manifest, rule))) continue;
    const old = await contentOf(context, rule, before);
    const powers = newPowers(old, prepared.contents.get(rule) ?? '', next.type);
    if (powers.length > 0) gained.push({ rule, powers });
  }
  return gained;
}

async function confirmPowers(context: Context, gained: readonly Powers[], dryRun: boolean): Promise<void> {
  const { terminal, t } = context;
  for (const { rule, powers } of gained)
    terminal.warn(terminal.err.red(t('update.powers', { rule, powers: namePowers(powers, t) })));
  if (gained.length === 0 || dryRun || (await context.confirm(t('update.powers_ask'), false))) return;
  throw new Failure({
    code: 'NEW_PERMISSIONS',
    says: ['update.powers_refused'],
    exit: terminal.canAsk ? EXIT.failed : EXIT.usage,
    hint: ['update.powers_hint'],
    fields: { newPowers: gained },
  });
}
