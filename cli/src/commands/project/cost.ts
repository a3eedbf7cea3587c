import { join } from 'node:path';
import { TOKENISER } from '@kimari/common/context-cost/tokeniser';
import { costLines } from '../../cost/cost-lines';
import { type Installed, projectCost } from '../../cost/project-cost';
import { tokenCounter } from '../../texts/token-counter';
import { EXIT } from '../../exit-codes';
import { usageFailure } from '../../failure';
import { loadContents } from '../../install/contents';
import { targetsOf } from '../../install/prepare';
import { presentFiles } from '../../install/present-files';
import { readBytesIfAny } from '../../lib/files';
import type { RuleToWrite } from '../../project/desired';
import { type Project, requireManifest } from '../../project/project';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { currentPart } from './current-part';

/** `kimari cost`: what the rules of the project take of the context of each assistant. */
export async function run(context: Context, _args: readonly string[], options: Options): Promise<Outcome> {
  const project = await context.project();
  requireManifest(project);
  const rules = await rulesOf(context, project);
  const cost = projectCost(rules, await installedIn(project), await tokenCounter());
  const isPast = cost.warnings.some(({ state, isAdvice }) => state === 'past' && !isAdvice);
  return {
    data: { tokeniser: TOKENISER, ...cost },
    text: rules.length === 0 ? context.t('list.empty') : costLines(context, cost).join('\n'),
    exit: isPast && options.flag('exitCode') ? EXIT.tooLong : EXIT.ok,
  };
}

/** The locked versions; their texts say when an assistant loads them. The registry is asked only for what the cache lacks. */
async function rulesOf(context: Context, { manifest, lock }: Project): Promise<readonly RuleToWrite[]> {
  const entries = Object.entries(manifest.rules).map(([path, entry]) => {
    const locked = lock.rules[path];
    if (!locked) throw usageFailure(['lock.lacks', { path }], ['lock.lacks_hint']);
    return { path, entry, locked };
  });
  const contents = await loadContents(
    context,
    Object.fromEntries(entries.map(({ path, locked }) => [path, locked])),
  );
  return entries.map(({ path, entry, locked }) => ({
    ...{ path, entry, locked, targets: targetsOf(manifest, path), content: contents.get(path) ?? '' },
  }));
}

async function installedIn({ root, lock }: Project): Promise<Installed> {
  const files = Object.entries(lock.rules).flatMap(([rule, { files: own }]) =>
    own.map((file) => ({ rule, ...file })),
  );
  const parts = new Map<string, string | null>();
  const whole = new Map<string, string | null>();
  for (const { rule, ...file } of files) {
    parts.set(`${rule}\n${file.path}`, await currentPart(root, file, rule).catch(() => null));
    const bytes = await readBytesIfAny(join(root, file.path)).catch(() => null);
    whole.set(file.path, bytes?.toString('utf8') ?? null);
  }
  return {
    partAt: (rule, path) => parts.get(`${rule}\n${path}`) ?? null,
    wholeFileAt: (path) => whole.get(path) ?? null,
    fileAt: await presentFiles(root, files, []),
  };
}
