import { pristineText } from '../../install/prepare';
import { contentOf } from '../../install/contents';
import { hasHash } from '../../lib/hash';
import { nameIn } from '../../project/manifest';
import { requireManifest } from '../../project/project';
import { readReference } from '../../registry/rule-reference';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { diffLines, diffText } from '../../run/diff';
import { textOfVersion } from '../../project/fetch-text';
import { chooseVersion } from '../find/chosen-version';
import { currentPart } from './current-part';

type Difference = { readonly title: string; readonly before: string; readonly after: string };

/** `kimari diff`: local edits of the installed files, or with `--to` what another version changes in the text. */
export async function run(context: Context, args: readonly string[], options: Options): Promise<Outcome> {
  const to = options.text('to');
  const differences =
    to === undefined ? await localEdits(context, args) : await betweenVersions(context, args[0] ?? '', to);
  const { terminal } = context;
  const text = differences
    .map(
      ({ title, before, after }) => `${terminal.out.bold(title)}\n${diffText(before, after, terminal.out)}`,
    )
    .join('\n');
  return {
    data: {
      differences: differences.map(({ title, before, after }) => ({
        title,
        lines: diffLines(before, after),
      })),
    },
    text: differences.length === 0 ? context.t('diff.none') : text,
  };
}

async function localEdits(context: Context, args: readonly string[]): Promise<readonly Difference[]> {
  const project = await context.project();
  requireManifest(project);
  const wanted = args.map((text) => {
    const { path } = readReference(text);
    return nameIn(project.lock.rules, path) ?? path;
  });
  const differences: Difference[] = [];
  for (const [rule, { files }] of Object.entries(project.lock.rules)) {
    if (wanted.length > 0 && !wanted.includes(rule)) continue;
    for (const file of files) {
      const current = await currentPart(project.root, file, rule);
      if (current !== null && hasHash(current, file.hash)) continue;
      const before = (await pristineText(context, project, rule, file.path)) ?? '';
      differences.push({ title: file.path, before, after: current ?? '' });
    }
  }
  return differences;
}

async function betweenVersions(
  context: Context,
  reference: string,
  to: string,
): Promise<readonly Difference[]> {
  const { path: typed, range } = readReference(reference);
  const { lock } = await context.project();
  const path = nameIn(lock.rules, typed) ?? typed;
  const rules = await context.rules();
  const locked = lock.rules[path];
  const next = await chooseVersion(rules, `${path}@${to}`);
  const from = range === null && locked ? locked : (await chooseVersion(rules, reference)).version;
  const before = await contentOf(context, path, from);
  const after = await textOfVersion(context, rules, path, next.version, 'view');
  if (before === after) return [];
  return [{ title: `${path} ${from.version} → ${next.version.version}`, before, after }];
}
