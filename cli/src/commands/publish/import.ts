import { join, resolve } from 'node:path';
import type { RuleType } from '@kimari/common/enums';
import { STORED_VISIBILITIES } from '@kimari/common/enums';
import { removeBlock } from '@kimari/common/targets/shared-file';
import { EXIT } from '../../exit-codes';
import { Failure, usageFailure } from '../../failure';
import { applyChanges, type FileChange } from '../../project/journal';
import { readBundle } from '../../project/bundle';
import { readTextIfAny } from '../../project/files';
import type { Project } from '../../project/project';
import { isSafeFolder, resolveSafely } from '../../project/safe-path';
import { foreignFiles, formatOf } from '../../publish/foreign-files';
import { readLocalRule } from '../../publish/local-rule';
import { sayActivation } from '../../publish/say-activation';
import { Publisher } from '../../publish/publish-rule';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { columns } from '../../terminal/width';

type Imported = {
  readonly from: string;
  readonly name: string;
  readonly type: RuleType;
  readonly description: string | null;
  readonly tags: readonly string[] | null;
  readonly content: string;
};

const FOLDERS = { rule: 'rules', ccsubagents: 'agents' } as const;

/** `kimari import`: takes over the rules of other assistants' files, or the texts of a bundle. */
export async function run(context: Context, args: readonly string[], options: Options): Promise<Outcome> {
  const bundle = args.length === 1 ? await importBundle(context, args[0] ?? '') : null;
  if (bundle) return bundle;
  const project = await context.project();
  const found = await readForeign(context, project, args);
  if (found.length === 0) return { data: { rules: [] }, text: context.t('import.nothing') };
  const published = options.flag('publish') ? await publishAll(context, found, options) : null;
  const written = published === null ? await writeAll(context, project, found, options) : null;
  const rows = found.map(({ from, name, type }, at) => [
    from,
    '→',
    written?.[at] ?? published?.[at] ?? name,
    type,
  ]);
  return {
    data: {
      rules: found.map(({ content: _content, ...rule }, at) => ({
        ...rule,
        to: written?.[at] ?? published?.[at] ?? null,
      })),
      dryRun: options.flag('dryRun'),
    },
    text: `${columns(rows)}\n${context.t(options.flag('dryRun') ? 'import.dry_run' : 'import.done', { count: found.length })}`,
    ...(written === null ? {} : { note: context.t('import.next', { file: written[0] ?? '' }) }),
  };
}

async function importBundle(context: Context, file: string): Promise<Outcome | null> {
  const text = await readTextIfAny(resolve(context.parts.cwd, file)).catch(() => null);
  const bundle = text === null ? null : readBundle(text);
  if (!bundle) return null;
  for (const { digest, content } of bundle.rules) await context.cache.put(digest, content);
  return {
    data: {
      bundle: file,
      rules: bundle.rules.map(({ path, version, digest }) => ({ path, version, digest })),
    },
    text: context.t('import.bundle', { count: bundle.rules.length }),
  };
}

/** Files that Kimari has written are no news; of shared files, only what others have written. */
async function readForeign(
  context: Context,
  project: Project,
  args: readonly string[],
): Promise<readonly Imported[]> {
  const { root, lock } = project;
  const written = new Set(
    Object.values(lock.rules).flatMap(({ files }) =>
      files.filter(({ kind }) => kind === 'file').map(({ path }) => path),
    ),
  );
  const all = await foreignFiles(root);
  const wanted =
    args.length === 0
      ? all
      : args.map(
          (path) =>
            all.find((file) => file.path === path) ?? {
              ...{ path, type: null, isShared: false, format: formatOf(path) },
            },
        );
  const imported: Imported[] = [];
  for (const { path, type: known, isShared, format } of wanted) {
    if (written.has(path)) continue;
    const local = await readLocalRule(await resolveSafely(root, path), path).catch((error: unknown) => {
      if (args.length > 0) throw error;
      context.terminal.warn(context.t('import.skipped', { path }));
      return null;
    });
    if (!local) continue;
    const own = isShared ? Object.keys(lock.rules).reduce(removeBlock, local.content) : local.content;
    if (own.trim() === '') continue;
    const type = known ?? local.type;
    const content = sayActivation(own, type, format);
    const name = freeName(local.name ?? 'rule', imported);
    const { description, tags } = local;
    imported.push({ from: path, name, type, description, tags, content });
  }
  return imported;
}

function freeName(name: string, taken: readonly Imported[]): string {
  const isTaken = (candidate: string) =>
    taken.some((one) => one.name.toLowerCase() === candidate.toLowerCase());
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) if (!isTaken(`${name}-${number}`)) return `${name}-${number}`;
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

async function publishAll(
  context: Context,
  found: readonly Imported[],
  options: Options,
): Promise<readonly string[]> {
  const visibility = options.choice('visibility', STORED_VISIBILITIES);
  if (visibility === undefined) throw usageFailure(['publish.no_visibility'], ['publish.no_visibility_hint']);
  const publisher = await Publisher.of(context);
  const paths: string[] = [];
  for (const { name, type, content, description, tags } of found) {
    const publication = {
      ...{ name, type, content, visibility, organization: options.text('org')?.replace(/^@/, '') },
      ...{
        description: description ?? undefined,
        tags: tags ?? undefined,
        changelog: undefined,
        bump: undefined,
      },
    };
    const plan = await publisher.plan(publication);
    paths.push(options.flag('dryRun') ? plan.path : (await publisher.publish(plan, publication)).path);
  }
  return paths;
}
