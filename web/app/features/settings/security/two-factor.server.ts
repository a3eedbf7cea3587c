import { data, redirect } from '@remix-run/node';
import { readForm, textOf } from '#app/components/form/read-form.server';
import {
  ConfirmSecondFactorDocument,
  EnableSecondFactorDocument,
  TwoFactorStateDocument,
} from '#app/graphql/generated/graphql';
import { mutate, notFound, query, refuse } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { settingsPaths } from '#app/lib/settings-paths';
import { requireSignIn } from '#app/session/guard.server';
import { redirectWithNotice } from '#app/session/notice.server';

const FORM = { fields: ['intent', 'code'] };
const SETUP_PROBLEMS = { handles: ['CONFLICT'] };

/** The second factor of the viewer and an unfinished setup of one. */
export async function loadTwoFactor(scope: OperationScope) {
  requireSignIn(scope);
  const { viewer } = await query(scope, TwoFactorStateDocument, {});
  if (!viewer) throw notFound(scope.context);
  return { viewer, t: translator(scope.context.locale) };
}

/** What a step of the setup leads to: the error of the code, or the recovery codes. */
export type SetupAnswer =
  | { readonly error: string; readonly codes?: undefined }
  | { readonly codes: readonly string[]; readonly error?: undefined };

/** The steps after the secret was shown: a code of the app, and the end. An expired setup starts over. */
export async function continueSetup(scope: OperationScope) {
  requireSignIn(scope);
  const form = await readForm(scope, FORM);
  if (form.get('intent') === 'enable') return enable(scope);
  if (form.get('intent') !== 'confirm') throw refuse(scope.context, 400);
  const code = textOf(form, 'code');
  if (code === '')
    return answer({ error: translator(scope.context.locale)('settings-security:setup.code_required') }, 400);
  const input = { code };
  const outcome = await mutate(scope, ConfirmSecondFactorDocument, { input }, SETUP_PROBLEMS);
  if (outcome.ok) return answer({ codes: outcome.data.confirmSecondFactor.recoveryCodes }, 200);
  const { reason, issues, message, status } = outcome.problem;
  if (reason === 'auth.secondFactorSetupMissing') throw redirect(settingsPaths.twoFactor());
  return answer({ error: issues[0]?.message ?? message }, status);
}

async function enable(scope: OperationScope): Promise<never> {
  const outcome = await mutate(scope, EnableSecondFactorDocument, {}, SETUP_PROBLEMS);
  if (!outcome.ok) throw redirect(settingsPaths.twoFactor());
  throw redirectWithNotice(settingsPaths.security(), { kind: 'second-factor-on' }, scope.context);
}

function answer(result: SetupAnswer, status: number) {
  return data(result, { status });
}
