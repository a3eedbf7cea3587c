import type { Finding } from '@kimari/common/findings/finding';
import { findings } from '@kimari/common/findings/findings';
import { newFindings } from '@kimari/common/findings/new-findings';
import type { JsonObject } from '../lib/json';
import type { Project } from '../project/project';
import type { Context } from '../run/context';
import { findingLines, findingsJson } from '../run/findings';
import { contentOf } from './contents';
import type { Prepared } from './prepare';

/** Findings of a rule's text that are new to the project. */
export type FoundIn = {
  readonly rule: string;
  /** True when the findings are compared with those of an installed version. */
  readonly isUpdate: boolean;
  readonly findings: readonly Finding[];
};

/** Checks the texts that come into the project. Of a new version, it finds only what the one before did not have. */
export async function findingsOfNew(
  context: Context,
  { lock }: Project,
  { lock: next, contents }: Prepared,
): Promise<readonly FoundIn[]> {
  const found: FoundIn[] = [];
  for (const [rule, { digest }] of Object.entries(next.rules)) {
    const before = lock.rules[rule];
    const text = contents.get(rule);
    if (text === undefined || before?.digest === digest) continue;
    const all = findings(text);
    if (all.length === 0) continue;
    // Without the earlier text, which a registry may have lost, all of them are told.
    const old = before && (await contentOf(context, rule, before).catch(() => null));
    const isNew = typeof old === 'string' ? newFindings(checked(old), { findings: all, text }) : null;
    const told = isNew ? all.filter((_, index) => isNew[index]) : all;
    if (told.length > 0) found.push({ rule, isUpdate: isNew !== null, findings: told });
  }
  return found;
}

const checked = (text: string) => ({ findings: findings(text), text });

/** Says before anything is written what was found. It ignores `--quiet`: for an assistant, a text acts once it is there. */
export function sayFindings(context: Context, found: readonly FoundIn[]): void {
  const { terminal, t } = context;
  for (const { rule, isUpdate, findings: told } of found) {
    terminal.warn(`  ${t(isUpdate ? 'findings.new_in' : 'findings.in', { rule })}`);
    for (const line of findingLines(context, told, terminal.err)) terminal.warn(`  ${line}`);
  }
}

export function foundJson(context: Context, found: readonly FoundIn[]): readonly JsonObject[] {
  return found.map(({ rule, findings: told }) => ({ rule, findings: findingsJson(told, context.locale) }));
}
