import type { Power } from '@kimari/common/powers/power';
import type { TargetId } from '@kimari/common/targets/targets';
import { columns } from '@kimari/common/text-columns';
import { EXIT, type ExitCode } from '../exit-codes';
import { Failure } from '../failure';
import { groupNotes, namesOf } from './group-notes';
import { checkTargets } from '../project/check-targets';
import { applyChanges } from '../project/journal';
import { LOCK_FILE } from '../project/lock';
import type { Action, Plan, PlannedPart } from '../project/plan';
import { type Project, stateChanges } from '../project/project';
import { tokenCounter } from '../texts/token-counter';
import type { Context } from '../run/context';
import type { JsonObject } from '../lib/json';
import type { Outcome } from '../run/outcome';
import type { TextKey } from '../texts/translate';
import { findingsOfNew, foundJson, sayFindings } from './findings';
import { givesPowers, powerLines, powersOf } from './powers';
import type { Prepared } from './prepare';
import { type Warnings, warningLines, warningsOf } from './warnings';

export type ApplyOptions = {
  readonly dryRun: boolean;
  /** True when the person confirms the plan on a terminal. */
  readonly ask: boolean;
  /** Omits losses: the author of the lock file has seen them. */
  readonly isBrief?: boolean;
  /** Further fields of the answer in JSON. */
  readonly more?: JsonObject;
};

const ACTIONS = {
  create: 'action.create',
  update: 'action.update',
  unchanged: 'action.unchanged',
  merge: 'action.merge',
  conflict: 'action.conflict',
  keep: 'action.keep',
  remove: 'action.remove',
  leave: 'action.leave',
} as const satisfies Readonly<Record<Action, TextKey>>;

/** Shows the plan, asks, makes the changes as one, and sums up. */
export async function applyPlan(
  context: Context,
  project: Project,
  prepared: Prepared,
  { dryRun, ask, isBrief = false, more = {} }: ApplyOptions,
): Promise<Outcome> {
  const { plan, manifest, lock } = prepared;
  const registry = manifest.registry ?? (await context.registry()).origin;
  const state = stateChanges(project, manifest, lock, registry);
  const changes = [...plan.changes, ...orderedLast(state)];
  await checkTargets(project.root, changes);
  const kept = plan.parts.filter(({ action }) => action !== 'remove' && action !== 'leave');
  const isAgent = (rule: string) => lock.rules[rule]?.type === 'ccsubagents';
  const warnings = await warningsOf(project.root, kept, isAgent, plan.changes);
  const size = await sizeOf(plan.parts);
  showChanges(context, prepared);
  if (size.files > 0) context.terminal.say(`  ${sizeLine(context, size)}`);
  if (!isBrief) showNotes(context, prepared, warnings);
  const found = isBrief ? [] : await findingsOfNew(context, prepared.before, prepared);
  sayFindings(context, found);
  const isAsked = ask && !dryRun && changedParts(plan).length > 0;
  if (isAsked && !(await context.confirm(context.t('plan.ask'), true)))
    throw new Failure({ code: 'CANCELLED', says: ['plan.cancelled'], exit: EXIT.failed });
  if (!dryRun) await applyChanges(project.root, changes);
  return {
    data: {
      ...{ ...more, ...planJson(prepared, project), size, dryRun },
      findings: foundJson(context, found),
      ...{ warnings: warnings.twice, unread: warnings.unread, sameNames: warnings.sameNames },
    },
    text: summary(context, plan.parts, size, dryRun),
    exit: exitOf(plan.parts),
  };
}

/** The lock file is written last: until then, it describes what was there before. */
function orderedLast<T extends { readonly path: string }>(changes: readonly T[]): readonly T[] {
  return [...changes].sort((left) => (left.path === LOCK_FILE ? 1 : -1));
}

function exitOf(parts: readonly PlannedPart[]): ExitCode {
  const isKept = parts.some(({ action }) => action === 'keep' || action === 'leave' || action === 'conflict');
  return isKept ? EXIT.kept : EXIT.ok;
}

function showChanges({ terminal, t }: Context, { plan }: Prepared): void {
  const colour = {
    create: 'green',
    update: 'cyan',
    merge: 'cyan',
    remove: 'yellow',
    unchanged: 'dim',
  } as const;
  const rows = changedParts(plan).map(({ action, path, rule, kind }) => {
    const paint = terminal.err[action in colour ? colour[action as keyof typeof colour] : 'red'];
    return [`  ${paint(t(ACTIONS[action]))}`, kind === 'block' ? t('plan.block', { path, rule }) : path];
  });
  if (rows.length > 0) terminal.say(columns(rows));
}

/** Prints the powers of subagents and skills, and the losses in each assistant. */
function showNotes(context: Context, prepared: Prepared, warnings: Warnings): void {
  const { terminal, t, locale } = context;
  const shown = changedParts(prepared.plan);
  const written = shown.filter(isWritten);
  for (const { rule, powers } of powersOfNew(prepared, written)) {
    terminal.say(`  ${t('plan.powers', { rule })}`);
    for (const line of powerLines(context, { powers, added: [] }, terminal.err)) terminal.say(`  ${line}`);
  }
  const isConcerned = ({ rule }: { readonly rule: string }) => written.some((part) => part.rule === rule);
  for (const { text, rules, isGrave } of groupNotes(prepared.notes.filter(isConcerned), locale)) {
    const line = `  ${t('plan.note', { text, rules: namesOf(rules, t) })}`;
    terminal.say(isGrave ? terminal.err.yellow(line) : terminal.err.dim(line));
  }
  for (const line of warningLines(warnings, (rule) => shown.some((part) => part.rule === rule), t))
    terminal.say(terminal.err.yellow(`  ${line}`));
}

const changedParts = ({ parts }: Plan): readonly PlannedPart[] =>
  parts.filter(({ action }) => action !== 'unchanged');

function isWritten({ action }: PlannedPart): boolean {
  return action === 'create' || action === 'update' || action === 'merge';
}

/** The powers of subagents and skills that are new in the project. */
function powersOfNew(
  { lock, contents }: Prepared,
  written: readonly PlannedPart[],
): readonly { readonly rule: string; readonly powers: readonly Power[] }[] {
  const created = written.filter(({ action }) => action === 'create');
  return [...new Set(created.map(({ rule }) => rule))].flatMap((rule) => {
    const type = lock.rules[rule]?.type ?? 'rule';
    const hasPowers = created.some((part) => part.rule === rule && givesPowers(type, part.targets));
    const powers = hasPowers ? powersOf(contents.get(rule) ?? '', type) : [];
    return powers.length === 0 ? [] : [{ rule, powers }];
  });
}

function planJson({ plan, notes, lock }: Prepared, project: Project): JsonObject {
  return {
    rules: Object.entries(lock.rules).map(([path, { version, digest, type }]) => ({
      ...{ path, version, digest, type },
      previous: project.lock.rules[path]?.version ?? null,
    })),
    files: plan.parts.map(({ action, path, rule, kind, targets }) => ({ action, path, rule, kind, targets })),
    notes,
  };
}

/** A summary: number of files, their assistants, and the highest token count among them. */
type PlanSize = { readonly files: number; readonly targets: number; readonly tokens: number };

async function sizeOf(parts: readonly PlannedPart[]): Promise<PlanSize> {
  const written = parts.filter(isWritten);
  const targets = [...new Set(written.flatMap((part) => part.targets))];
  if (written.length === 0) return { files: 0, targets: 0, tokens: 0 };
  const countTokens = await tokenCounter();
  const counted = written.map((part) => ({ ...part, tokens: countTokens(part.after ?? '') }));
  const tokensOf = (target: TargetId) =>
    counted.reduce((sum, part) => sum + (part.targets.includes(target) ? part.tokens : 0), 0);
  return { files: written.length, targets: targets.length, tokens: Math.max(0, ...targets.map(tokensOf)) };
}

const THOUSAND = 1000;

/** `3 files, 2 assistants, ≈ 1.2k tokens` */
function sizeLine({ t }: Context, { files, targets, tokens }: PlanSize): string {
  return t('plan.size', {
    ...{ count: files, assistants: t('plan.assistants', { count: targets }) },
    tokens: tokens < THOUSAND ? tokens : `${(tokens / THOUSAND).toFixed(1)}k`,
  });
}

/** The same command with `--merge`, or `install` in place of one that merges nothing. */
function mergingCommand(context: Context): string {
  const { advice, invocation } = context.parts;
  return advice.takesOption(invocation.command, '--merge')
    ? context.again({ options: { merge: true } })
    : context.again({ command: 'install', args: [], options: { merge: true } });
}

function summary(
  context: Context,
  parts: readonly PlannedPart[],
  { tokens }: PlanSize,
  dryRun: boolean,
): string {
  const { t } = context;
  const count = (...actions: readonly Action[]) =>
    parts.filter(({ action }) => actions.includes(action)).length;
  const written = parts.filter(isWritten);
  const lines = [
    ...(written.length > 0
      ? [t(dryRun ? 'summary.would_write' : 'summary.wrote', { count: written.length, tokens })]
      : []),
    ...(count('remove') > 0
      ? [t(dryRun ? 'summary.would_remove' : 'summary.removed', { count: count('remove') })]
      : []),
    ...(count('keep') > 0
      ? [t('summary.kept', { count: count('keep'), command: mergingCommand(context) })]
      : []),
    ...(count('leave') > 0 ? [t('summary.left', { count: count('leave') })] : []),
    ...(count('conflict') > 0 ? [t('summary.conflicts', { count: count('conflict') })] : []),
  ];
  return lines.length === 0 ? t('summary.nothing') : lines.join('\n');
}
