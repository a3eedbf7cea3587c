import { isDeviceName } from '@kimari/common/device-names';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { usageFailure } from '../../failure';
import { applyPlan } from '../../install/apply-plan';
import { gainedJson, powersGained, requireConsent } from '../../install/consent';
import { givenTargets } from '../../install/choose-targets';
import { prepare } from '../../install/prepare';
import { type Manifest, type ManifestRule, nameIn } from '../../project/manifest';
import { isRange, usualRange } from '../../project/ranges';
import { isSafeFolder } from '../../project/safe-path';
import { readReference, type RuleReference } from '../../registry/rule-reference';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { newManifest } from './init';

/** `kimari add`: puts rules into the manifest and writes their files. */
export async function run(context: Context, args: readonly string[], options: Options): Promise<Outcome> {
  const typed = args.map(readReference);
  const project = await context.project();
  const isNew = project.manifestText === null;
  const base = isNew
    ? await newManifest(context, project, options)
    : await withTargets(context, project.manifest, options);
  const references = typed.map((one) => ({ ...one, path: nameIn(base.rules, one.path) ?? one.path }));
  const added = Object.fromEntries(references.map((one) => [one.path, entryOf(one, base, options, isNew)]));
  const concerns = new Set(Object.keys(added));
  const manifest = { ...base, rules: { ...base.rules, ...added } };
  const prepared = await prepare(context, project, {
    ...{ manifest, concerns, renew: concerns, merge: options.flag('merge') },
    ...{ force: options.flag('force'), allowHidden: options.flag('allowHidden') },
  });
  // `latest` and no range at all become the range that welcomes compatible updates.
  const rules = Object.fromEntries(
    Object.entries(prepared.manifest.rules).map(([path, entry]) => {
      const version = prepared.lock.rules[path]?.version;
      if (!prepared.concerns.has(path) || version === undefined) return [path, entry];
      if (options.flag('exact')) return [path, { ...entry, range: version }];
      return [path, entry.range === 'latest' ? { ...entry, range: usualRange(version) } : entry];
    }),
  );
  const settled = { ...prepared, manifest: { ...prepared.manifest, rules } };
  const dryRun = options.flag('dryRun');
  // A rule that is there already may come in another version.
  const gained = await powersGained(context, prepared.before, settled);
  await requireConsent(context, gained, { isAccepted: options.flag('acceptPowers'), dryRun });
  const more = gained.length === 0 ? {} : { newPowers: gainedJson(context, gained) };
  return applyPlan(context, project, settled, { dryRun, ask: true, more });
}

/** A manifest without targets, as `init --target` cannot make but an editor can, gets them once. */
async function withTargets(context: Context, manifest: Manifest, options: Options): Promise<Manifest> {
  if (manifest.targets.length > 0 || givenTargets(options)) return manifest;
  const { root } = await context.project();
  const { chooseTargets } = await import('../../install/choose-targets.js');
  return { ...manifest, targets: await chooseTargets(context, root, options) };
}

function entryOf(
  { path, range, name: ruleName }: RuleReference,
  { rules }: Manifest,
  options: Options,
  isNew: boolean,
): ManifestRule {
  const known = rules[path];
  if (range !== null && !isRange(range))
    throw usageFailure(['reference.invalid_range', { range }], ['reference.range_hint']);
  const folder = options.text('path')?.replace(/^\.\//, '').replace(/\/+$/, '');
  if (folder !== undefined && !isSafeFolder(folder === '.' ? '' : folder))
    throw usageFailure(['files.unsafe', { path: folder }]);
  const name = options.text('name');
  if (name !== undefined && !NAME_PATTERN.test(name))
    throw usageFailure(['usage.name_characters', { name }], ['usage.name_characters_hint']);
  if (isDeviceName(name ?? known?.name ?? ruleName))
    throw usageFailure(['reference.device', { name: name ?? ruleName }], ['reference.device_hint']);
  return {
    range: range ?? known?.range ?? 'latest',
    path: folder === undefined ? (known?.path ?? '') : folder === '.' ? '' : folder,
    name: name ?? known?.name ?? null,
    // The targets of a new project are those of its first rules.
    targets: isNew ? null : (givenTargets(options) ?? known?.targets ?? null),
    variables: { ...known?.variables, ...options.pairs('var') },
  };
}
