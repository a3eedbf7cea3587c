import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data, redirect } from '@remix-run/node';
import { AccountToDeleteDocument, DeleteAccountDocument } from '#app/graphql/generated/graphql';
import { mutate, notFound, query, type OperationScope } from '#app/graphql/query.server';
import { readForm } from '#app/components/form/read-form.server';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { requireSignIn } from '#app/session/guard.server';
import { deletionSchema } from './account-schema';

export type DeletionAnswer = {
  readonly result: SubmissionResult;
  readonly needsSignIn: boolean;
};

/** The word that the person types; the same in every language. */
export const CONFIRMATION = 'DELETE';

const FIELDS = ['password', 'confirmation'];
const FORM = { fields: [...FIELDS, 'rules'] };
const FIELD_OF_REASON = { 'auth.wrongPassword': 'password', 'auth.passwordRequired': 'password' };

export async function loadDeletion(scope: OperationScope) {
  requireSignIn(scope);
  const { viewer } = await query(scope, AccountToDeleteDocument, {});
  if (!viewer) throw notFound(scope.context);
  return { hasPassword: viewer.settings.hasPassword, publicRules: viewer.user.stats.publicRulesCount };
}

/** Deletes the account, signs the browser out and says so on the home page. */
export async function deleteAccount(scope: OperationScope) {
  requireSignIn(scope);
  const form = await readForm(scope, FORM);
  const submission = parseWithZod(form, { schema: deletionSchema });
  if (submission.status !== 'success') return refuse(submission.reply(), 400, false);
  const { password, confirmation, rules } = submission.value;
  if (confirmation !== CONFIRMATION) {
    const message = translator(scope.context.locale)('settings-account:delete.mismatch');
    return refuse(submission.reply({ fieldErrors: { confirmation: [message] } }), 400, false);
  }
  const input = { password, confirmation: CONFIRMATION, deleteRules: rules === 'delete' } as const;
  const outcome = await mutate(scope, DeleteAccountDocument, { input }, { handles: ['FORBIDDEN'] });
  if (!outcome.ok) {
    const { problem } = outcome;
    const result = replyWithProblem(submission, problem, { fields: FIELD_OF_REASON, known: FIELDS });
    return refuse(result, problem.status, problem.reason === 'auth.recentSignInRequired');
  }
  await scope.context.session.end();
  throw redirect(`${paths.home()}?deleted=account`);
}

function refuse(result: SubmissionResult, status: number, needsSignIn: boolean) {
  const answer: DeletionAnswer = {
    result: { ...result, initialValue: { ...result.initialValue, password: '' } },
    needsSignIn,
  };
  return data(answer, { status });
}
