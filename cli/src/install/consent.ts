import type { Power } from '@kimari/common/powers/power';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import type { JsonObject } from '../lib/json';
import type { Project } from '../project/project';
import type { Context } from '../run/context';
import { contentOf } from './contents';
import { newPowers, powerEntries, powerLines, powersOf, powerWord } from './powers';
import type { Prepared } from './prepare';

/** A rule of the project, all powers that its new version gives, and those that it gains with it. */
export type Gained = {
  readonly rule: string;
  readonly powers: readonly Power[];
  readonly added: readonly Power[];
};

/** The powers that changed rules of the project gain. */
export async function powersGained(
  context: Context,
  { lock }: Project,
  prepared: Prepared,
): Promise<readonly Gained[]> {
  const gained: Gained[] = [];
  for (const [rule, next] of Object.entries(prepared.lock.rules)) {
    const before = lock.rules[rule];
    if (!before || before.digest === next.digest) continue;
    const old = await contentOf(context, rule, before);
    const text = prepared.contents.get(rule) ?? '';
    const added = newPowers(old, text, next.type);
    if (added.length > 0) gained.push({ rule, powers: powersOf(text, next.type), added });
  }
  return gained;
}

/**
 * Shows what rules gain, and asks. Without a terminal only `--accept-powers` lets it pass, because `--yes` answers questions
 * that nobody has read.
 */
export async function requireConsent(
  context: Context,
  gained: readonly Gained[],
  { isAccepted, dryRun }: { readonly isAccepted: boolean; readonly dryRun: boolean },
): Promise<void> {
  const { terminal, t } = context;
  for (const { rule, ...powers } of gained) {
    terminal.warn(terminal.err.red(t('update.powers', { rule })));
    for (const line of powerLines(context, powers, terminal.err)) terminal.warn(line);
  }
  if (gained.length === 0 || dryRun || isAccepted) return;
  if (terminal.canAsk && (await context.ask(t('update.powers_ask')))) return;
  throw new Failure({
    code: 'NEW_PERMISSIONS',
    says: ['update.powers_refused'],
    exit: terminal.canAsk ? EXIT.failed : EXIT.usage,
    hint: ['update.powers_hint'],
    fields: { newPowers: gainedJson(context, gained) },
  });
}

export const gainedJson = (context: Context, gained: readonly Gained[]): readonly JsonObject[] =>
  gained.map(({ rule, added }) => ({
    ...{ rule, powers: added.map(powerWord) },
    entries: powerEntries(added, added, context.locale),
  }));
