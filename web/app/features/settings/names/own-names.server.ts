import { data, redirect } from '@remix-run/node';
import { readForm, textOf } from '#app/components/form/read-form.server';
import {
  OwnNameRequestsDocument,
  RequestNameDocument,
  WithdrawNameRequestDocument,
} from '#app/graphql/generated/graphql';
import { mutate, query, type OperationScope } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { settingsPaths } from '#app/lib/settings-paths';
import { requireSignIn } from '#app/session/guard.server';
import { LIMITS } from '@kimari/common/limits';

const FIELDS = ['name', 'reason'] as const;
type NameField = (typeof FIELDS)[number];

/** What was typed, and why it was refused. */
export type NameAnswer = {
  readonly name: string;
  readonly reason: string;
  readonly message: string;
  /** The field that the message is about; null when it is about the whole form. */
  readonly field: NameField | null;
};

const HANDLED = { handles: ['FORBIDDEN', 'CONFLICT', 'NOT_FOUND'] };

/** Loads the reader's requests; the address may name the next one. */
export async function loadOwnNames(scope: OperationScope) {
  requireSignIn(scope);
  const search = new URL(scope.request.url).searchParams;
  const { ownNameRequests } = await query(scope, OwnNameRequestsDocument, {});
  return {
    title: translator(scope.context.locale)('names:title'),
    requests: ownNameRequests,
    wanted: (search.get('name') ?? '').slice(0, LIMITS.organizationName.max),
    saved: search.get('saved'),
  };
}

export type OwnNames = Awaited<ReturnType<typeof loadOwnNames>>;

/** Asks for a name, or takes a request back. */
export async function changeOwnNames(scope: OperationScope) {
  requireSignIn(scope);
  const form = await readForm(scope, { fields: ['intent', 'id', ...FIELDS] });
  if (textOf(form, 'intent') === 'withdraw') {
    const input = { id: textOf(form, 'id') };
    const outcome = await mutate(scope, WithdrawNameRequestDocument, { input }, HANDLED);
    if (outcome.ok) throw redirect(settingsPaths.names({ saved: 'withdrawn' }));
    return refuse(
      { name: '', reason: '', message: outcome.problem.message, field: null },
      outcome.problem.status,
    );
  }
  const name = textOf(form, 'name').trim();
  const reason = textOf(form, 'reason');
  const outcome = await mutate(scope, RequestNameDocument, { input: { name, reason } }, HANDLED);
  if (outcome.ok) throw redirect(settingsPaths.names({ saved: 'asked' }));
  const { issues, message, status } = outcome.problem;
  const [issue] = issues;
  const field = FIELDS.find((known) => known === issue?.path[0]) ?? null;
  const t = translator(scope.context.locale);
  const missing = { name: t('names:name_required'), reason: t('names:reason_required') };
  const typed = {
    name: name.slice(0, 2 * LIMITS.organizationName.max),
    reason: reason.slice(0, 2 * LIMITS.reportText.max),
  };
  const isMissing = field !== null && typed[field].trim() === '';
  return refuse(
    { ...typed, message: isMissing ? missing[field] : (issue?.message ?? message), field },
    status,
  );
}

function refuse(answer: NameAnswer, status: number) {
  return data(answer, { status });
}
