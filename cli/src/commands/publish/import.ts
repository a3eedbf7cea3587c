import { join, resolve } from 'node:path';
import { STORED_VISIBILITIES } from '@kimari/common/enums';
import { columns } from '@kimari/common/text-columns';
import { EXIT } from '../../exit-codes';
import { Failure, usageFailure } from '../../failure';
import { applyChanges, type FileChange } from '../../project/journal';
import { readBundle } from '../../project/bundle';
import { readTextIfAny } from '../../lib/files';
import type { Project } from '../../project/project';
import { isSafeFolder } from '../../project/safe-path';
import { type PublishedRow, publishMany } from '../../publish/publish-many';
import { type Imported, readForeign, type Skipped } from '../../publish/read-foreign';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';

const FOLDERS = { rule: 'rules', ccsubagents: 'agents' } as const;

/** `kimari import`: takes over the rules of other assistants' files, or the texts of a bundle. */
export async function run(context: Context, args: readonly string[], options: Options): Promise<Outcome> {
  checkOptions(options);
  const bundle = args.length === 1 ? await importBundle(context, args[0] ?? '', options) : null;
  if (bundle) return bundle;
  const project = await context.project();
  const { rules, skipped } = await readForeign(project, context.parts.cwd, args);
  for (const { path, why } of skipped)
    context.terminal.warn(context.t('import.skipped', { path, why: context.t(...why) }));
  const left = skippedFacts(context, skipped);
  const isDryRun = options.flag('dryRun');
  if (rules.length === 0)
    return { data: { rules: [], ...left, dryRun: isDryRun }, text: context.t('import.nothing') };
  return options.flag('publish')
    ? publishAll(context, rules, options, left)
    : copyAll(context, project, rules, options, left);
}

function checkOptions(options: Options): void {
  if (options.flag('update') && !options.flag('publish')) throw usageFailure(['import.update_publishes']);
}

/** Files that were found and left out, for programs. */
function skippedFacts({ t }: Context, skipped: readonly Skipped[]) {
  return { skipped: skipped.map(({ path, why }) => ({ path, reason: t(...why) })) };
}

async function copyAll(
  context: Context,
  project: Project,
  rules: readonly Imported[],
  options: Options,
  left: object,
): Promise<Outcome> {
  const written = await writeAll(context, project, rules, options);
  const rows = rules.map(({ from, name, type }, at) => [from, '→', written[at] ?? name, type]);
  const isDryRun = options.flag('dryRun');
  return {
    data: {
      rules: rules.map(({ from, name, type, says }, at) => ({
        from,
        name,
        type,
        ...says,
        to: written[at] ?? null,
      })),
      ...left,
      dryRun: isDryRun,
    },
    text: `${columns(rows)}\n${context.t(isDryRun ? 'import.dry_run' : 'import.done', { count: rules.length })}`,
    note: context.t('import.next', { file: written[0] ?? '' }),
  };
}

async function publishAll(
  context: Context,
  rules: readonly Imported[],
  options: Options,
  left: object,
): Promise<Outcome> {
  const visibility = options.choice('visibility', STORED_VISIBILITIES);
  if (visibility === undefined) throw usageFailure(['publish.no_visibility'], ['publish.no_visibility_hint']);
  const isDryRun = options.flag('dryRun');
  const { rows, estimate } = await publishMany(context, rules, {
    ...{ visibility, isDryRun, mayUpdate: options.flag('update') },
    acceptsFindings: options.flag('acceptFindings'),
    organization: options.text('org')?.replace(/^@/, ''),
  });
  const table = columns(rows.map(({ from, to, says }) => [String(from), '→', to, says]));
  return {
    data: { rules: rows.map(factsOf), ...left, estimate, dryRun: isDryRun },
    text: `${table}\n${context.t(isDryRun ? 'import.dry_run' : 'import.done', { count: rows.length })}`,
  };
}

const factsOf = ({ says: _says, ...facts }: PublishedRow) => facts;

async function importBundle(context: Context, file: string, options: Options): Promise<Outcome | null> {
  const text = await readTextIfAny(resolve(context.parts.cwd, file)).catch(() => null);
  const bundle = text === null ? null : readBundle(text);
  if (!bundle) return null;
  if (options.flag('publish')) throw usageFailure(['import.bundle_published', { file }]);
  const isDryRun = options.flag('dryRun');
  for (const { digest, content } of isDryRun ? [] : bundle.rules) await context.cache.put(digest, content);
  return {
    data: {
      bundle: file,
      rules: bundle.rules.map(({ path, version, digest }) => ({ path, version, digest })),
      dryRun: isDryRun,
    },
    text: context.t(isDryRun ? 'import.bundle_dry_run' : 'import.bundle', { count: bundle.rules.length }),
  };
}

async function writeAll(
  context: Context,
  { root }: Project,
  found: readonly Imported[],
  options: Options,
): Promise<readonly string[]> {
  const folder = options.text('output') ?? 'kimari';
  if (!isSafeFolder(folder)) throw usageFailure(['files.unsafe', { path: folder }]);
  const changes: FileChange[] = [];
  const paths: string[] = [];
  for (const { name, type, content } of found) {
    const path = `${folder}/${FOLDERS[type]}/${name}.md`;
    const before = await readTextIfAny(join(root, path));
    if (before !== null && before !== content && !options.flag('force'))
      throw new Failure({
        code: 'COLLISION',
        says: ['import.exists', { path }],
        exit: EXIT.collision,
        hint: ['import.exists_hint'],
      });
    paths.push(path);
    if (before !== content) changes.push({ path, before, after: content });
  }
  if (!options.flag('dryRun')) await applyChanges(root, changes);
  return paths;
}
