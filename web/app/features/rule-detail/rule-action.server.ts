import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '#app/components/form/read-form.server';
import type { StarAnswer } from '#app/components/rules/star-button';
import {
  DeleteRuleDocument,
  DeprecateRuleDocument,
  RecordViewDocument,
  StarRuleDocument,
  UndeprecateRuleDocument,
  UnstarRuleDocument,
  UnyankVersionDocument,
  UpdateRuleDocument,
  VersionTextDocument,
  YankVersionDocument,
} from '#app/graphql/generated/graphql';
import type { Problem } from '#app/graphql/problem.server';
import { mutate, notFound, query, type Outcome } from '#app/graphql/query.server';
import { BUMP_NAMES } from '#app/graphql/words';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { safeRedirect } from '#app/lib/safe-redirect';
import { requireSignIn } from '#app/session/guard.server';
import { redirectWithNotice, type NoticeOutcome } from '#app/session/notice.server';
import { readAddress } from '#app/graphql/rule-address.server';
import { VERSION_BUMPS } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { VALUE_FIELDS, type FilledAnswer } from './variable-fields';

/** The result of a change to a rule; `message` is shown when it failed. */
export type RuleActionAnswer = {
  readonly ok: boolean;
  readonly message: string | null;
  /** The field that the message is about. */
  readonly field?: string;
};

const FORM = {
  fields: [
    ...['intent', 'id', 'redirect', 'confirmation', 'message', 'replacement', 'version', 'reason'],
    ...['name', 'changelog', 'bump', 'expectedVersion'],
    ...VALUE_FIELDS,
  ],
};

type Task = { readonly args: ActionFunctionArgs; readonly form: FormData; readonly id: string };

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** After signing in, visitors return to the page where they clicked, not to this action's address. */
function requireSignInFor({ args, form }: Task): void {
  if (args.context.viewer) return;
  const back = form.get('redirect');
  if (back === null) requireSignIn(args);
  throw redirect(paths.login(safeRedirect(back)));
}

async function star(task: Task, starred: boolean): Promise<StarAnswer> {
  const { args, form, id } = task;
  requireSignInFor(task);
  const handles = { handles: ['NOT_FOUND', 'CONFLICT'] };
  const outcome = starred
    ? await mutate(args, StarRuleDocument, { id }, handles)
    : await mutate(args, UnstarRuleDocument, { id }, handles);
  // Only forms sent without scripts say where to return to.
  const back = form.get('redirect');
  if (back !== null) throw redirect(safeRedirect(back));
  if (!outcome.ok) return { ok: false, message: translator(args.context.locale)('common:star.failed') };
  const { rule } = 'starRule' in outcome.data ? outcome.data.starRule : outcome.data.unstarRule;
  return { ok: true, stars: rule.stars, starred: rule.viewerHasStarred };
}

async function recordView({ args, id }: Task): Promise<RuleActionAnswer> {
  // A view that is not counted needs no error.
  await mutate(args, RecordViewDocument, { id }, { handles: ['NOT_FOUND', 'TOO_MANY_REQUESTS'] });
  return { ok: true, message: null };
}

async function remove(task: Task): Promise<RuleActionAnswer> {
  const { args, form, id } = task;
  const { name } = readAddress(args);
  requireSignInFor(task);
  const t = translator(args.context.locale);
  if (textOf(form, 'confirmation') !== name)
    return { ok: false, message: t('rules:manage.delete_mismatch'), field: 'confirmation' };
  const outcome = await mutate(args, DeleteRuleDocument, { id });
  if (!outcome.ok) return { ok: false, message: t('rules:manage.delete_failed') };
  const profile = paths.user(args.context.viewer?.username ?? '');
  throw redirectWithNotice(profile, { kind: 'deleted', id }, args.context);
}

/** Why a change was refused, and for which field of its form. */
function refusal({ issues, message, reason }: Problem): RuleActionAnswer {
  const [issue] = issues;
  const field = issue?.path.at(-1) ?? (reason === 'rules.nameTaken' ? 'name' : undefined);
  return { ok: false, message: issue?.message ?? message, ...(field !== undefined && { field }) };
}

/** Redirects to the rule's page after a change, or returns the error message. */
function settle({ args }: Task, outcome: Outcome<unknown>, notice: NoticeOutcome): RuleActionAnswer {
  if (!outcome.ok) return refusal(outcome.problem);
  const { owner, name } = readAddress(args);
  const to = 'version' in notice ? paths.ruleVersion(owner, name, notice.version) : paths.rule(owner, name);
  throw redirectWithNotice(to, notice, args.context);
}

async function deprecate(task: Task): Promise<RuleActionAnswer> {
  const { args, form, id } = task;
  const replacement = textOf(form, 'replacement') || null;
  const outcome = await mutate(args, DeprecateRuleDocument, {
    id,
    message: textOf(form, 'message'),
    replacement,
  });
  return settle(task, outcome, { kind: 'deprecated' });
}

async function undeprecate(task: Task): Promise<RuleActionAnswer> {
  const outcome = await mutate(task.args, UndeprecateRuleDocument, { id: task.id });
  return settle(task, outcome, { kind: 'undeprecated' });
}

async function yank(task: Task): Promise<RuleActionAnswer> {
  const { args, form, id } = task;
  const version = textOf(form, 'version');
  const outcome = await mutate(args, YankVersionDocument, { id, version, reason: textOf(form, 'reason') });
  return settle(task, outcome, { kind: 'yanked', version });
}

async function unyank(task: Task): Promise<RuleActionAnswer> {
  const version = textOf(task.form, 'version');
  const outcome = await mutate(task.args, UnyankVersionDocument, { id: task.id, version });
  return settle(task, outcome, { kind: 'unyanked', version });
}

async function rename({ args, form, id }: Task): Promise<RuleActionAnswer> {
  const name = textOf(form, 'name');
  const handles = { handles: ['NOT_FOUND', 'CONFLICT'] };
  const outcome = await mutate(args, UpdateRuleDocument, { input: { id, name } }, handles);
  if (!outcome.ok) return refusal(outcome.problem);
  const { rule } = outcome.data.updateRule;
  throw redirectWithNotice(paths.rule(rule.owner.name, rule.name), { kind: 'renamed' }, args.context);
}

/** Publishes the text of an older version as the next one, unless somebody has published since the form was opened. */
async function restore({ args, form, id }: Task): Promise<RuleActionAnswer> {
  const { path, owner, name } = readAddress(args);
  const { rule } = await query(args, VersionTextDocument, { path, version: textOf(form, 'version') });
  const content = rule?.versionByNumber?.content;
  if (content === undefined || rule?.id !== id) throw notFound(args.context);
  const expectedVersion = textOf(form, 'expectedVersion');
  const bump = VERSION_BUMPS.find((known) => known === form.get('bump')) ?? 'patch';
  const changelog = textOf(form, 'changelog').replace(/\r\n?/g, '\n');
  const input = { id, content, changelog, versionBump: BUMP_NAMES[bump], expectedVersion };
  const outcome = await mutate(args, UpdateRuleDocument, { input });
  if (!outcome.ok) return refusal(outcome.problem);
  const { version } = outcome.data.updateRule.rule.latestVersion;
  const notice: NoticeOutcome =
    version === expectedVersion ? { kind: 'unchanged' } : { kind: 'updated', version };
  throw redirectWithNotice(paths.rule(owner, name), notice, args.context);
}

/** Runs the actions of a rule's page. */
export async function ruleAction(
  args: ActionFunctionArgs,
): Promise<StarAnswer | RuleActionAnswer | FilledAnswer> {
  readAddress(args);
  const form = await readForm(args, FORM);
  const task: Task = { args, form, id: textOf(form, 'id') };
  switch (form.get('intent')) {
    case 'star':
      return star(task, true);
    case 'unstar':
      return star(task, false);
    case 'fill':
      return { filled: VALUE_FIELDS.map((field) => textOf(form, field).slice(0, LIMITS.reason.max)) };
    case 'view':
      return recordView(task);
    case 'delete':
      return remove(task);
    case 'rename':
      return rename(task);
    case 'restore':
      return restore(task);
    case 'deprecate':
      return deprecate(task);
    case 'undeprecate':
      return undeprecate(task);
    case 'yank':
      return yank(task);
    case 'unyank':
      return unyank(task);
    default:
      throw notFound(args.context);
  }
}
