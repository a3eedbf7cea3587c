import { columns } from '@kimari/common/text-columns';
import { EXIT } from '../../exit-codes';
import { isWithin } from '../../project/ranges';
import { type Project, requireManifest } from '../../project/project';
import type { Context } from '../../run/context';
import type { Outcome } from '../../run/outcome';
import { changedFiles, type FileProblem } from './current-part';

type Problem = {
  readonly problem: FileProblem['problem'] | 'not_locked' | 'not_wanted';
  readonly rule: string;
  readonly path: string;
};

const PROBLEMS = {
  missing: 'verify.missing',
  edited: 'verify.edited',
  unreadable: 'verify.unreadable',
  not_locked: 'verify.not_locked',
  not_wanted: 'verify.not_wanted',
} as const;

/** `kimari verify`: whether manifest, lock file and files agree. Needs no network. */
export async function run(context: Context): Promise<Outcome> {
  const project = await context.project();
  requireManifest(project);
  const changed = await changedFiles(project.root, project.lock);
  const problems: readonly Problem[] = [
    ...disagreements(project),
    ...changed.map(({ problem, rule, path }) => ({ problem, rule, path })),
  ];
  const files = Object.values(project.lock.rules).reduce((sum, rule) => sum + rule.files.length, 0);
  const rows = problems.map(({ problem, rule, path }) => [context.t(PROBLEMS[problem]), path, rule]);
  return {
    data: { verified: problems.length === 0, files, problems },
    text: problems.length === 0 ? context.t('verify.ok', { count: files }) : columns(rows),
    exit: problems.length === 0 ? EXIT.ok : EXIT.failed,
  };
}

function disagreements({ manifest, lock }: Project): readonly Problem[] {
  const missing = Object.entries(manifest.rules)
    .filter(([path, { range }]) => !isWithin(lock.rules[path]?.version ?? '', range))
    .map(([rule]): Problem => ({ problem: 'not_locked', rule, path: '' }));
  const stray = Object.keys(lock.rules)
    .filter((rule) => !(rule in manifest.rules))
    .map((rule): Problem => ({ problem: 'not_wanted', rule, path: '' }));
  return [...missing, ...stray];
}
