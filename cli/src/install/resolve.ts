import { usageFailure } from '../failure';
import { noVersion } from '../registry/no-version';
import type { LockedRule } from '../project/lock';
import type { Manifest } from '../project/manifest';
import { isExact, isRange, isWithin, pickVersion } from '../project/ranges';
import type { Rules } from '../registry/rules';
import type { Context } from '../run/context';
import { goneRule, isNotFound, mapRules } from '../registry/not-found';

/** The lock file's entry of a rule, without its files. */
export type ResolvedRule = Omit<LockedRule, 'files'>;

const CALLS_AT_ONCE = 6;

/** The rules of which the newest version is looked up, and what happens to one that the registry does not have any more. */
export type Renewal = { readonly renew: ReadonlySet<string>; readonly keepsMissing?: boolean };

/**
 * Chooses a version for every rule of a manifest. Rules that are locked within their range stay as they are, unless they
 * are among those to `renew`.
 */
export async function resolveAll(
  context: Context,
  manifest: Manifest,
  locked: Readonly<Record<string, LockedRule>>,
  { renew, keepsMissing = false }: Renewal,
): Promise<Resolution> {
  const entries = Object.entries(manifest.rules);
  const found = await context.terminal.during(context.t('install.resolving'), () =>
    mapRules(entries, CALLS_AT_ONCE, async ([path, { range }]): Promise<Found> => {
      const known = locked[path];
      const stays = known && !renew.has(path) && isWithin(known.version, range);
      if (stays) return { path, name: path, rule: withoutFiles(known) };
      try {
        return { path, ...(await resolveOne(context, path, range)) };
      } catch (error) {
        if (!known || !isNotFound(error)) throw error;
        if (!keepsMissing || !isWithin(known.version, range)) throw goneRule(error, path);
        return { path, name: path, rule: withoutFiles(known), isMissing: true };
      }
    }),
  );
  const missing = found.filter(({ isMissing }) => isMissing).map(({ path }) => path);
  for (const path of missing) {
    const { terminal, t } = context;
    terminal.warn(terminal.err.yellow(t('install.missing', { path, version: locked[path]?.version ?? '—' })));
  }
  return {
    missing,
    resolved: Object.fromEntries(found.map(({ path, rule }) => [path, rule])),
    names: new Map(found.map(({ path, name }) => [path, name])),
  };
}

type Found = {
  readonly path: string;
  readonly name: string;
  readonly rule: ResolvedRule;
  readonly isMissing?: boolean;
};

/** The registry's names of the rules, by their names in the project. */
export type RegistryNames = ReadonlyMap<string, string>;

/** Versions by the names of the manifest, and what the registry calls those rules. */
export type Resolution = {
  /** Rules that stay at their version because the registry does not have them any more, or not for the caller. */
  readonly missing: readonly string[];
  readonly resolved: Readonly<Record<string, ResolvedRule>>;
  readonly names: RegistryNames;
};

export function withoutFiles({ files: _files, ...rest }: LockedRule): ResolvedRule {
  return rest;
}

async function resolveOne(context: Context, path: string, range: string): Promise<Omit<Found, 'path'>> {
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
    name: rule.path,
    rule: {
      version: version.version,
      digest: version.digest,
      source: rules.sourceOf(rule.path, version.version),
      type: rule.type,
      description: rule.description,
    },
  };
}
