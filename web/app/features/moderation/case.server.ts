import { data, redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm, textOf } from '#app/components/form/read-form.server';
import { CasePageDocument, DecideCaseDocument, TakeCaseDocument } from '#app/graphql/generated/graphql';
import type { ModerationAction } from '#app/graphql/generated/graphql';
import { mutate, notFound, query } from '#app/graphql/query.server';
import { readVersion } from '#app/graphql/rule-address.server';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { requireSignIn } from '#app/session/guard.server';
import { LIMITS } from '@kimari/common/limits';
import { SEMVER_PATTERN } from '@kimari/common/patterns';

/** What was typed, and why the decision was refused. */
export type DecisionAnswer = {
  readonly choice: string;
  readonly reason: string;
  readonly note: string;
  readonly message: string;
  /** The field that the message is about; null when it is about the whole form. */
  readonly field: DecisionField | null;
};

type DecisionField = 'choice' | 'reason' | 'note';

const FORM = { fields: ['intent', 'revision', 'choice', 'reason', 'note'] };
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
};

/** Loads a reported rule with the text of a version. */
export async function loadCase(args: LoaderFunctionArgs) {
  const viewer = requireSignIn(args);
  const version = readVersion(args, 'version');
  const variables = { ruleId: args.params.ruleId ?? '', version };
  const { moderationCase } = await query(args, CasePageDocument, variables);
  if (!moderationCase) throw notFound(args.context);
  const title = translator(args.context.locale)('moderation:queue.title');
  const isDone = new URL(args.request.url).searchParams.has('done');
  return {
    ...moderationCase,
    isDone,
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
    throw redirect(paths.moderationCase(ruleId));
  }
  const choice = textOf(form, 'choice');
  const reason = textOf(form, 'reason');
  const note = textOf(form, 'note');
  const t = translator(args.context.locale);
  const shown = 2 * LIMITS.reportText.max;
  const typed = { choice, reason: reason.slice(0, shown), note: note.slice(0, shown) };
  const [word = '', version = null] = choice.split(' ');
  const action = ACTIONS[word];
  if (!action || (version !== null && !SEMVER_PATTERN.test(version))) {
    return refuse({ ...typed, choice: '', message: t('moderation:decide.choose'), field: 'choice' }, 400);
  }
  const revision = Number(textOf(form, 'revision'));
  if (!Number.isInteger(revision) || revision < 0 || revision > LIMITS.page.max) throw notFound(args.context);
  const input = { ruleId, revision, action, version, reason, note };
  const outcome = await mutate(args, DecideCaseDocument, { input });
  if (outcome.ok) throw redirect(paths.moderationCase(ruleId, { done: '1' }));
  const { issues, message, status } = outcome.problem;
  const [issue] = issues;
  const field = FIELDS[issue?.path[0] ?? ''] ?? null;
  if (field === 'reason' && reason === '')
    return refuse({ ...typed, message: t('moderation:decide.reason_required'), field }, status);
  return refuse({ ...typed, message: issue?.message ?? message, field }, status);
}

function refuse(answer: DecisionAnswer, status: number) {
  return data(answer, { status });
}
