import { join, relative, resolve, sep } from 'node:path';
import { STORED_VISIBILITIES } from '@kimari/common/enums';
import { columns } from '@kimari/common/text-columns';
import { EXIT, type ExitCode } from '../../exit-codes';
import { Failure, usageFailure } from '../../failure';
import { applyChanges, type FileChange } from '../../project/journal';
import { readBundle } from '../../project/bundle';
import { readTextIfAny } from '../../lib/files';
import type { Project } from '../../project/project';
import { isSafeFolder } from '../../project/safe-path';
import { isRuleName } from '../../publish/local-rule';
import { type PublishedRow, publishMany } from '../../publish/publish-many';
import { type AskName, type Imported, readForeign, type Skipped } from '../../publish/read-foreign';
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
  const { rules, skipped } = await readForeign(project, context.parts.cwd, args, {
    askName: askName(context),
    publishCommand: (path) =>
      context.again({
        ...{ command: 'publish', options: { name: 'NAME', update: false } },
        args: [relative(context.parts.cwd, join(project.root, path)).split(sep).join('/')],
      }),
  });
  saySkipped(context, skipped);
  if (rules.length > 0)
    return options.flag('publish')
      ? publishAll(context, rules, options, skipped)
      : copyAll(context, project, rules, options, skipped);
  const data = { rules: [], ...skippedFacts(context, skipped), dryRun: options.flag('dryRun') };
  return { data, text: context.t('import.nothing'), exit: exitOf(skipped) };
}

/** Asks on a terminal until the name can be one; an empty answer leaves the file out. */
function askName(context: Context): AskName {
  return async (path, isFree) => {
    if (!context.terminal.canAsk || context.parts.flags.yes) return null;
    const questions = await context.questions();
    for (;;) {
      const name = (await questions.text(context.t('import.ask_name', { path }))).trim();
      if (name === '') return null;
      if (isRuleName(name) && isFree(name)) return name;
      context.terminal.warn(context.t('import.ask_name_again'));
    }
  };
}

function saySkipped({ terminal, t }: Context, skipped: readonly Skipped[]): void {
  for (const { path, why } of skipped) terminal.warn(t('import.skipped', { path, why: t(...why) }));
}

function exitOf(skipped: readonly Skipped[]): ExitCode {
  return skipped.find(({ exit }) => exit !== undefined)?.exit ?? EXIT.ok;
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
  skipped: readonly Skipped[],
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
      ...skippedFacts(context, skipped),
      dryRun: isDryRun,
    },
    exit: exitOf(skipped),
    text: `${columns(rows)}\n${context.t(isDryRun ? 'import.dry_run' : 'import.done', { count: rules.length })}`,
    note: context.t('import.next', { file: written[0] ?? '' }),
  };
}

async function publishAll(
  context: Context,
  rules: readonly Imported[],
  options: Options,
  skipped: readonly Skipped[],
): Promise<Outcome> {
  const visibility = options.choice('visibility', STORED_VISIBILITIES);
  if (visibility === undefined) throw usageFailure(['publish.no_visibility'], ['publish.no_visibility_hint']);
  const isDryRun = options.flag('dryRun');
  const { rows, estimate, left } = await publishMany(context, rules, {
    ...{ visibility, isDryRun, mayUpdate: options.flag('update') },
    acceptsFindings: options.flag('acceptFindings'),
    organization: options.text('org')?.replace(/^@/, ''),
  });
  saySkipped(context, left);
  const all = [...skipped, ...left];
  const table = columns(rows.map(({ from, to, says }) => [String(from), '→', to, says]));
  return {
    data: { rules: rows.map(factsOf), ...skippedFacts(context, all), estimate, dryRun: isDryRun },
    exit: exitOf(all),
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
