import { usageFailure } from '../failure';
import { noVersion } from '../commands/find/chosen-version';
import type { LockedRule } from '../project/lock';
import type { Manifest } from '../project/manifest';
import { isExact, isRange, isWithin, pickVersion } from '../project/ranges';
import type { Rules } from '../registry/rules';
import type { Context } from '../run/context';
import { mapLimited } from '../run/map-limited';

/** What the lock file will say of a rule, apart from its files. */
export type ResolvedRule = Omit<LockedRule, 'files'>;

const CALLS_AT_ONCE = 6;

/**
 * Chooses a version for every rule of a manifest. Rules that are locked within their range stay as they are, unless they
 * are among those to `renew`.
 */
export async function resolveAll(
  context: Context,
  manifest: Manifest,
  locked: Readonly<Record<string, LockedRule>>,
  renew: ReadonlySet<string>,
): Promise<Readonly<Record<string, ResolvedRule>>> {
  const entries = Object.entries(manifest.rules);
  const resolved = await context.terminal.during(context.t('install.resolving'), () =>
    mapLimited(entries, CALLS_AT_ONCE, async ([path, { range }]) => {
      const known = locked[path];
      const stays = known && !renew.has(path) && isWithin(known.version, range);
      return [path, stays ? withoutFiles(known) : await resolveOne(context, path, range)] as const;
    }),
  );
  return Object.fromEntries(resolved);
}

export function withoutFiles({ files: _files, ...rest }: LockedRule): ResolvedRule {
  return rest;
}

async function resolveOne(context: Context, path: string, range: string): Promise<ResolvedRule> {
  if (!isRange(range)) throw usageFailure(['reference.invalid_range', { range }], ['reference.range_hint']);
  const rules: Rules = await context.rules();
  const [rule, versions] = await Promise.all([rules.get(path), rules.versions(path)]);
  const version = pickVersion(versions, range);
  if (!version) throw noVersion(path, range);
  const { terminal, t } = context;
  if (rule.path.toLowerCase() !== path.toLowerCase())
    terminal.warn(terminal.err.yellow(t('install.renamed', { path, now: rule.path })));
  if (rule.deprecated)
    terminal.warn(
      terminal.err.yellow(
        t('install.deprecated', {
          path,
          message: rule.deprecationMessage ?? '',
          replacement: rule.replacement ?? '—',
        }),
      ),
    );
  if (version.yanked && isExact(range))
    terminal.warn(
      terminal.err.yellow(
        t('install.yanked', { path, version: version.version, reason: version.yankReason ?? '' }),
      ),
    );
  return {
    version: version.version,
    digest: version.digest,
    source: rules.sourceOf(path, version.version),
    type: rule.type,
    description: rule.description,
  };
}
