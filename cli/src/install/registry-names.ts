import type { Lock } from '../project/lock';
import type { Manifest, ManifestRule } from '../project/manifest';
import type { Project } from '../project/project';
import type { RegistryNames, ResolvedRule } from './resolve';

/**
 * A manifest and its versions by the names that the registry gives. Two names of one rule, such as a former one or another
 * spelling, become one entry.
 */
export function withRegistryNames(
  manifest: Manifest,
  resolved: Readonly<Record<string, ResolvedRule>>,
  names: RegistryNames,
): { readonly manifest: Manifest; readonly resolved: Readonly<Record<string, ResolvedRule>> } {
  const rules = new Map<string, ManifestRule>();
  const versions = new Map<string, ResolvedRule>();
  for (const [typed, entry] of Object.entries(manifest.rules)) {
    const path = names.get(typed) ?? typed;
    const known = rules.get(path);
    const version = resolved[typed];
    rules.set(path, known ? joined(known, entry) : entry);
    if (version && !(known && entry.range === 'latest' && versions.has(path))) versions.set(path, version);
  }
  return {
    manifest: { ...manifest, rules: Object.fromEntries(rules) },
    resolved: Object.fromEntries(versions),
  };
}

/** A later entry overrides an earlier one. */
function joined(known: ManifestRule, later: ManifestRule): ManifestRule {
  return {
    range: later.range === 'latest' ? known.range : later.range,
    path: later.path === '' ? known.path : later.path,
    targets: later.targets ?? known.targets,
    name: later.name ?? known.name,
    variables: { ...known.variables, ...later.variables },
  };
}

/** A project as it would be if it had always used the registry's names; a rule that is there twice stays so. */
export function renamedProject(project: Project, names: RegistryNames): Project {
  const { manifest, lock } = project;
  return {
    ...project,
    manifest: { ...manifest, rules: renamed(manifest.rules, names) },
    lock: { ...lock, rules: renamed(lock.rules, names) },
  };
}

function renamed<T>(rules: Readonly<Record<string, T>>, names: RegistryNames): Readonly<Record<string, T>> {
  const isFree = (path: string) => !(path in rules);
  const taken = new Set<string>();
  return Object.fromEntries(
    Object.entries(rules).map(([path, rule]) => {
      const name = names.get(path) ?? path;
      if (!isFree(name) || taken.has(name)) return [path, rule];
      taken.add(name);
      return [name, rule];
    }),
  );
}

/** The rules whose blocks get other markers. */
export function renamedRules(before: Lock, after: Lock): RegistryNames {
  const next = Object.keys(after.rules);
  return new Map(
    Object.keys(before.rules).flatMap((path, index) => {
      const name = next[index];
      return name === undefined || name === path ? [] : [[path, name] as const];
    }),
  );
}
