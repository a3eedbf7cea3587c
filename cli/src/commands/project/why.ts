import { relative, resolve, sep } from 'node:path';
import { EXIT } from '../../exit-codes';
import { Failure } from '../../failure';
import { requireManifest } from '../../project/project';
import type { Context } from '../../run/context';
import type { Outcome } from '../../run/outcome';

/** `kimari why <file>`: which rules a file comes from, and why they are here. */
export async function run(context: Context, [file = '']: readonly string[]): Promise<Outcome> {
  const project = await context.project();
  requireManifest(project);
  const path = relative(project.root, resolve(context.parts.cwd, file)).split(sep).join('/');
  const rules = Object.entries(project.lock.rules).flatMap(([rule, { version, type, files }]) =>
    files
      .filter((one) => one.path === path)
      .map(({ kind, targets }) => ({
        ...{ rule, version, type, kind, targets, range: project.manifest.rules[rule]?.range ?? null },
      })),
  );
  if (rules.length === 0)
    throw new Failure({
      code: 'NOT_FOUND',
      says: ['why.unknown', { path }],
      exit: EXIT.failed,
      hint: ['why.hint'],
    });
  const lines = rules.map(({ rule, version, range, targets, kind }) =>
    context.t(kind === 'block' ? 'why.block' : 'why.file', {
      path,
      rule,
      version,
      range: range ?? '—',
      targets: targets.join(', '),
    }),
  );
  return { data: { path, rules }, text: lines.join('\n') };
}
