import { invisibleCharacters } from '@kimari/common/hidden-characters';
import { data, redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { MAX_INVISIBLE } from '#app/components/checks/max-invisible';
import { readForm, textOf } from '#app/components/form/read-form.server';
import {
  CasePageDocument,
  DecideCaseDocument,
  RecheckCaseDocument,
  TakeCaseDocument,
} from '#app/graphql/generated/graphql';
import type { ModerationAction } from '#app/graphql/generated/graphql';
import { mutate, notFound, query } from '#app/graphql/query.server';
import { readVersion } from '#app/graphql/rule-address.server';
import { translator } from '#app/i18n/resources.server';
import { operatorPaths } from '#app/lib/operator-paths';
import { requireSignIn } from '#app/session/guard.server';
import { LIMITS } from '@kimari/common/limits';
import { SEMVER_PATTERN } from '@kimari/common/patterns';

/** What was typed, and why the decision was refused. */
export type DecisionAnswer = {
  readonly choice: string;
  readonly reason: string;
  readonly note: string;
  /** The code of a finding, and its line after a space. */
  readonly finding: string;
  readonly message: string;
  /** The field that the message is about; null when it is about the whole form. */
  readonly field: DecisionField | null;
};

type DecisionField = 'choice' | 'reason' | 'note' | 'finding';

const FORM = {
  fields: ['intent', 'revision', 'choice', 'reason', 'note', 'finding', 'findingVersion', 'version'],
};
const ACTIONS: Readonly<Record<string, ModerationAction>> = {
  dismiss: 'DISMISS',
  hide: 'HIDE',
  uphold: 'UPHOLD',
  restore: 'RESTORE',
};
/** The field of the form for each field of the input. */
const FIELDS: Readonly<Record<string, DecisionField>> = {
  action: 'choice',
  version: 'choice',
  reason: 'reason',
  note: 'note',
  findingCode: 'finding',
};

/** Loads a reported rule with the text of a version. */
export async function loadCase(args: LoaderFunctionArgs) {
  const viewer = requireSignIn(args);
  const version = readVersion(args, 'version');
  const variables = { ruleId: args.params.ruleId ?? '', version };
  const { moderationCase } = await query(args, CasePageDocument, variables);
  if (!moderationCase) throw notFound(args.context);
  const title = translator(args.context.locale)('moderation:queue.title');
  const search = new URL(args.request.url).searchParams;
  const content = moderationCase.text?.content ?? '';
  await args.context.ownTurn();
  return {
    ...moderationCase,
    isDone: search.has('done'),
    isRechecked: search.has('checked'),
    reveal: search.has('reveal'),
    invisible: invisibleCharacters(content, MAX_INVISIBLE),
    isMine: moderationCase.case.assignee?.username === viewer.username,
    title: `${title}: ${moderationCase.case.rule.path}`,
  };
}

export type CaseState = Awaited<ReturnType<typeof loadCase>>;

/** Takes a case, or decides about it. */
export async function changeCase(args: ActionFunctionArgs) {
  const form = await readForm(args, FORM);
  requireSignIn(args);
  const ruleId = args.params.ruleId ?? '';
  if (textOf(form, 'intent') === 'take') {
    await mutate(args, TakeCaseDocument, { input: { ruleId } });
    throw redirect(operatorPaths.moderationCase(ruleId));
  }
  if (textOf(form, 'intent') === 'recheck') {
    const version = textOf(form, 'version');
    if (!SEMVER_PATTERN.test(version)) throw notFound(args.context);
    const outcome = await mutate(args, RecheckCaseDocument, { input: { ruleId, version } });
    if (outcome.ok) throw redirect(operatorPaths.moderationCase(ruleId, { version, checked: '1' }));
    const empty = { choice: '', reason: '', note: '', finding: '' };
    return refuse({ ...empty, message: outcome.problem.message, field: null }, outcome.problem.status);
  }
  const choice = textOf(form, 'choice');
  const reason = textOf(form, 'reason');
  const note = textOf(form, 'note');
  const t = translator(args.context.locale);
  const shown = 2 * LIMITS.reportText.max;
  const finding = textOf(form, 'finding');
  const typed = { choice, reason: reason.slice(0, shown), note: note.slice(0, shown), finding };
  const [word = '', version = null] = choice.split(' ');
  const action = ACTIONS[word];
  if (!action || (version !== null && !SEMVER_PATTERN.test(version))) {
    return refuse({ ...typed, choice: '', message: t('moderation:decide.choose'), field: 'choice' }, 400);
  }
  const revision = Number(textOf(form, 'revision'));
  if (!Number.isInteger(revision) || revision < 0 || revision > LIMITS.page.max) throw notFound(args.context);
  const input = { ruleId, revision, action, version, reason, note, ...namedFinding(form) };
  const outcome = await mutate(args, DecideCaseDocument, { input });
  if (outcome.ok) throw redirect(operatorPaths.moderationCase(ruleId, { done: '1' }));
  const { issues, message, status } = outcome.problem;
  const [issue] = issues;
  const field = FIELDS[issue?.path[0] ?? ''] ?? null;
  if (field === 'reason' && reason === '')
    return refuse({ ...typed, message: t('moderation:decide.reason_required'), field }, status);
  return refuse({ ...typed, message: issue?.message ?? message, field }, status);
}

/** The finding that a form names, as the input of the decision. */
function namedFinding(form: Parameters<typeof textOf>[0]) {
  const [code = '', line = ''] = textOf(form, 'finding').split(' ');
  const version = textOf(form, 'findingVersion');
  if (code === '' || code.length > LIMITS.findingCode.max || !/^[1-9]\d{0,8}$/.test(line)) return {};
  if (!SEMVER_PATTERN.test(version)) return {};
  return { findingCode: code, findingLine: Number(line), findingVersion: version };
}

function refuse(answer: DecisionAnswer, status: number) {
  return data(answer, { status });
}
