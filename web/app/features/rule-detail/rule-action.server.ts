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
  YankVersionDocument,
} from '#app/graphql/generated/graphql';
import { mutate, notFound, type Outcome } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { safeRedirect } from '#app/lib/safe-redirect';
import { requireSignIn } from '#app/session/guard.server';
import { readAddress } from '#app/graphql/rule-address.server';
import { LIMITS } from '@kimari/common/limits';
import { VALUE_FIELDS, type FilledAnswer } from './variable-fields';

/** The result of a change to a rule; `message` is shown when it failed. */
export type RuleActionAnswer = { readonly ok: boolean; readonly message: string | null };

const FORM = {
  fields: [
    ...['intent', 'id', 'redirectTo', 'confirmation', 'message', 'replacement', 'version', 'reason'],
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
  const back = form.get('redirectTo');
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
  const back = form.get('redirectTo');
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
  if (textOf(form, 'confirmation') !== name) return { ok: false, message: t('rules:manage.delete_mismatch') };
  const outcome = await mutate(args, DeleteRuleDocument, { id });
  if (!outcome.ok) return { ok: false, message: t('rules:manage.delete_failed') };
  throw redirect(paths.rules());
}

/** Redirects to the rule's page after a change, or returns the error message. */
function settle(task: Task, outcome: Outcome<unknown>, version?: string): RuleActionAnswer {
  if (!outcome.ok) {
    const { issues, message } = outcome.problem;
    return { ok: false, message: issues[0]?.message ?? message };
  }
  const { owner, name } = readAddress(task.args);
  throw redirect(version ? paths.ruleVersion(owner, name, version) : paths.rule(owner, name));
}

async function deprecate(task: Task): Promise<RuleActionAnswer> {
  const { args, form, id } = task;
  const replacement = textOf(form, 'replacement') || null;
  return settle(
    task,
    await mutate(args, DeprecateRuleDocument, { id, message: textOf(form, 'message'), replacement }),
  );
}

async function yank(task: Task): Promise<RuleActionAnswer> {
  const { args, form, id } = task;
  const version = textOf(form, 'version');
  return settle(
    task,
    await mutate(args, YankVersionDocument, { id, version, reason: textOf(form, 'reason') }),
    version,
  );
}

async function unyank(task: Task): Promise<RuleActionAnswer> {
  const version = textOf(task.form, 'version');
  return settle(task, await mutate(task.args, UnyankVersionDocument, { id: task.id, version }), version);
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
    case 'deprecate':
      return deprecate(task);
    case 'undeprecate':
      return settle(task, await mutate(args, UndeprecateRuleDocument, { id: task.id }));
    case 'yank':
      return yank(task);
    case 'unyank':
      return unyank(task);
    default:
      throw notFound(args.context);
  }
}
