import { EXIT } from '../../exit-codes';
import { Failure } from '../../failure';
import { applyPlan } from '../../install/apply-plan';
import { powersGained, requireConsent } from '../../install/consent';
import { prepare, type Prepared } from '../../install/prepare';
import { isWithin } from '../../project/ranges';
import { type Project, requireManifest } from '../../project/project';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';

/** `kimari install`: writes what the manifest and the lock file say; rules that are not locked yet are looked up. */
export async function run(context: Context, _args: readonly string[], options: Options): Promise<Outcome> {
  const project = await context.project();
  requireManifest(project);
  const isFrozen = options.flag('frozen');
  if (isFrozen) requireLocked(project);
  const prepared = await prepare(context, project, {
    manifest: project.manifest,
    renew: new Set(),
    concerns: new Set(Object.keys(project.manifest.rules).filter((path) => !(path in project.lock.rules))),
    ...{
      force: options.flag('force'),
      merge: options.flag('merge'),
      allowHidden: options.flag('allowHidden'),
    },
  });
  if (isFrozen) requireSame(project, prepared);
  const dryRun = options.flag('dryRun');
  // A range that somebody has edited may lead to a newer version than the locked one.
  const gained = await powersGained(context, prepared.before, prepared);
  await requireConsent(context, gained, { isAccepted: options.flag('acceptPowers'), dryRun });
  return applyPlan(context, project, prepared, {
    dryRun,
    ask: false,
    isBrief: isFrozen,
  });
}

/** `kimari ci`: exactly the lock file, without looking anything up and without asking. */
export function runFrozen(context: Context, args: readonly string[], options: Options): Promise<Outcome> {
  return run(context, args, options.with({ frozen: true, allowHidden: true }));
}

/** Manifest and lock file must say the same of every rule. */
function requireLocked({ manifest, lock, lockText }: Project): void {
  const missing = Object.entries(manifest.rules).find(([path, { range }]) => {
    const locked = lock.rules[path];
    return !locked || !isWithin(locked.version, range);
  });
  const stray = Object.keys(lock.rules).find((path) => !(path in manifest.rules));
  const path = missing?.[0] ?? stray;
  if (path !== undefined || lockText === null) throw mismatch(path ?? 'kimari.lock.json');
}

/** The files must come out as the lock file says. */
function requireSame({ lock }: Project, { lock: next }: Prepared): void {
  for (const [path, { files }] of Object.entries(next.rules)) {
    const recorded = new Map(lock.rules[path]?.files.map((file) => [file.path, file.hash]));
    const isSame =
      recorded.size === files.length && files.every((file) => recorded.get(file.path) === file.hash);
    if (!isSame) throw mismatch(path);
  }
}

function mismatch(path: string): Failure {
  return new Failure({
    code: 'FROZEN',
    says: ['install.frozen', { path }],
    exit: EXIT.failed,
    hint: ['install.frozen_hint'],
    fields: { path },
  });
}
