import type { TargetId } from '@kimari/common/targets/targets';
import { EXIT } from '../exit-codes';
import { Failure, usageFailure } from '../failure';
import { type DesiredPart, desiredParts, type RuleToWrite, type TargetNote } from '../project/desired';
import { hashOfText } from '../lib/hash';
import type { Lock, LockedFile, LockedRule } from '../project/lock';
import type { Manifest } from '../project/manifest';
import { type Plan, planChanges, type PlannedPart } from '../project/plan';
import type { Project } from '../project/project';
import type { Context } from '../run/context';
import { askVariables } from './ask-variables';
import { contentOf, loadContents, requireVisible } from './contents';
import { renamedProject, renamedRules, withRegistryNames } from './registry-names';
import { type RegistryNames, type ResolvedRule, resolveAll, withoutFiles } from './resolve';

export type Wishes = {
  /** The manifest after the command. */
  readonly manifest: Manifest;
  /** Rules for which the newest version of their range is looked up. */
  readonly renew: ReadonlySet<string>;
  /** Whether those that the registry does not have any more stay at their version, and hold nothing up. */
  readonly keepsMissing?: boolean;
  /** The rules that the person is about: questions and warnings concern only these. */
  readonly concerns: ReadonlySet<string>;
  readonly force: boolean;
  readonly merge: boolean;
  readonly allowHidden: boolean;
};

/** A change of a project that is thought through but not made. */
export type Prepared = {
  /** The project as it is, by the names that the registry gives its rules. */
  readonly before: Project;
  /** The rules that the person is about, by the same names. */
  readonly concerns: ReadonlySet<string>;
  readonly manifest: Manifest;
  readonly lock: Lock;
  readonly plan: Plan;
  readonly notes: readonly TargetNote[];
  readonly contents: ReadonlyMap<string, string>;
  /** Rules that stay at their version because the registry does not have them any more. */
  readonly missing: readonly string[];
};

/** Finds versions, loads texts and plans the files. Changes nothing in the project. */
export async function prepare(context: Context, given: Project, wishes: Wishes): Promise<Prepared> {
  const {
    resolved: found,
    names,
    missing,
  } = await resolveAll(context, wishes.manifest, given.lock.rules, wishes);
  const { manifest, resolved } = withRegistryNames(wishes.manifest, found, names);
  const project = renamedProject(given, names);
  const concerns = new Set([...wishes.concerns].map((path) => names.get(path) ?? path));
  const named = { ...wishes, manifest, concerns, missing, renames: renamedRules(given.lock, project.lock) };
  const prepared = await prepareVersions(context, project, named, resolved);
  const held = heldRules(project, prepared.plan.parts);
  if (held.size === 0) return prepared;
  // A rule with a local edit that is neither merged nor overwritten stays at its version, with all of its files.
  const stays = Object.entries(resolved).map(([path, rule]) => [path, held.get(path) ?? rule] as const);
  return prepareVersions(
    context,
    project,
    { ...named, manifest: prepared.manifest },
    Object.fromEntries(stays),
  );
}

type NamedWishes = Wishes & { readonly renames: RegistryNames; readonly missing: readonly string[] };

/** The rules whose new text meets a local edit, as they are locked. */
function heldRules({ lock }: Project, parts: readonly PlannedPart[]): ReadonlyMap<string, ResolvedRule> {
  const held = parts.flatMap(({ action, rule, hash, path }) => {
    const locked = lock.rules[rule];
    const isOld = action === 'keep' && locked?.files.some((file) => file.path === path && file.hash === hash);
    return locked && isOld ? [[rule, withoutFiles(locked)] as const] : [];
  });
  return new Map(held);
}

async function prepareVersions(
  context: Context,
  project: Project,
  wishes: NamedWishes,
  resolved: Readonly<Record<string, ResolvedRule>>,
): Promise<Prepared> {
  const contents = await loadContents(context, resolved);
  const concerned = new Map([...contents].filter(([path]) => wishes.concerns.has(path)));
  await requireVisible(context, concerned, wishes.allowHidden);
  const manifest = await askVariables(context, wishes.manifest, concerned);
  const { parts, notes } = desiredOf(manifest, resolved, contents);
  requirePlace(manifest, parts, notes, wishes.force);
  const plan = await planChanges(project.root, parts, project.lock, {
    ...{ force: wishes.force, merge: wishes.merge, renames: wishes.renames },
    pristine: (rule, path) => pristineText(context, project, rule, path),
  });
  const lock = { registry: manifest.registry, rules: lockedRules(resolved, plan.parts) };
  const { concerns, missing } = wishes;
  return { before: project, concerns, missing, manifest, lock, plan, notes, contents };
}

export function desiredOf(
  manifest: Manifest,
  resolved: Readonly<Record<string, ResolvedRule>>,
  contents: ReadonlyMap<string, string>,
): { readonly parts: readonly DesiredPart[]; readonly notes: readonly TargetNote[] } {
  const all = Object.entries(manifest.rules).map(([path, entry]) => {
    const locked = resolved[path];
    if (!locked) throw usageFailure(['lock.lacks', { path }], ['lock.lacks_hint']);
    return desiredParts({
      path,
      entry,
      locked,
      targets: targetsOf(manifest, path),
      content: contents.get(path) ?? '',
    });
  });
  return { parts: all.flatMap(({ parts }) => parts), notes: all.flatMap(({ notes }) => notes) };
}

export function targetsOf(manifest: Manifest, path: string): readonly TargetId[] {
  return manifest.rules[path]?.targets ?? manifest.targets;
}

/** A rule that no target can hold, or that one would cut off, is refused as a whole. */
function requirePlace(
  { rules }: Manifest,
  parts: readonly DesiredPart[],
  notes: readonly TargetNote[],
  force: boolean,
): void {
  const homeless = Object.keys(rules).find((path) => !parts.some(({ rule }) => rule === path));
  if (homeless !== undefined)
    throw new Failure({
      code: 'NO_TARGET',
      says: ['install.no_target', { path: homeless }],
      hint: ['install.no_target_hint'],
    });
  for (const { rule, target, obstacle } of notes) {
    if (obstacle?.code !== 'too_long' || force) continue;
    throw new Failure({
      code: 'TOO_LONG',
      says: ['files.too_long', { rule, target, length: obstacle.length, limit: obstacle.limit }],
      exit: EXIT.tooLong,
      hint: ['files.too_long_hint'],
      fields: { rule, target, ...obstacle },
    });
  }
}

function lockedRules(
  resolved: Readonly<Record<string, ResolvedRule>>,
  parts: readonly PlannedPart[],
): Readonly<Record<string, LockedRule>> {
  return Object.fromEntries(
    Object.entries(resolved).map(([path, rule]) => {
      const files = parts.flatMap(({ rule: owner, path: file, kind, targets, hash }): LockedFile[] =>
        owner === path && hash !== null ? [{ path: file, kind, targets, hash }] : [],
      );
      return [path, { ...rule, files }];
    }),
  );
}

/** The text of an installed file, rendered again from its version; null when its hash differs from the lock file's. */
export async function pristineText(
  context: Context,
  { manifest, lock }: Project,
  rule: string,
  path: string,
): Promise<string | null> {
  const [locked, entry] = [lock.rules[rule], manifest.rules[rule]];
  if (!locked || !entry) return null;
  const content = await contentOf(context, rule, locked).catch(() => null);
  if (content === null) return null;
  const toWrite: RuleToWrite = { path: rule, locked, entry, targets: targetsOf(manifest, rule), content };
  const text = desiredParts(toWrite).parts.find((part) => part.path === path)?.text ?? null;
  const recorded = locked.files.find((file) => file.path === path)?.hash;
  return text !== null && hashOfText(text) === recorded ? text : null;
}
