import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data, redirect } from '@remix-run/node';
import {
  AccountSettingsDocument,
  CancelEmailChangeDocument,
  ResendEmailChangeDocument,
  UpdateAccountSettingsDocument,
  type UpdatePreferencesInput,
} from '#app/graphql/generated/graphql';
import { mutate, notFound, query, type OperationScope } from '#app/graphql/query.server';
import type { Problem } from '#app/graphql/problem.server';
import { LOCALE_NAMES } from '#app/graphql/words';
import { readForm } from '#app/components/form/read-form.server';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { settingsPaths } from '#app/lib/settings-paths';
import { saveForAccount } from '#app/session/account-preferences.server';
import { requireSignIn } from '#app/session/guard.server';
import { preferenceCookies } from '#app/session/preference-cookies.server';
import { LOCALES } from '@kimari/common/locale';
import { timeZones } from '@kimari/common/time-zone';
import { accountSchema } from './account-schema';

/** Parts of the page that save by themselves; the address says which one has just been saved. */
const SECTIONS = ['identity', 'display', 'resent', 'cancelled'] as const;
export type SavedSection = (typeof SECTIONS)[number];

/** The errors of a part of the page that was not saved. */
export type AccountAnswer = {
  readonly result: SubmissionResult | undefined;
  /** A failure of the smaller forms. */
  readonly message: string | null;
  /** Whether the change needs a session opened a moment ago. */
  readonly needsSignIn: boolean;
  /** A name that looks like somebody else's, which people can ask for. */
  readonly lookAlike: string | null;
};

const FIELDS = ['username', 'email', 'currentPassword'];
const FORM = { fields: [...FIELDS, 'intent', 'lang', 'timeZone'] };
const FIELD_OF_REASON = {
  'auth.wrongPassword': 'currentPassword',
  'auth.passwordRequired': 'currentPassword',
  'users.nameImitates': 'username',
};

/** Loads the account, and the choices of the page. */
export async function loadAccount(scope: OperationScope) {
  requireSignIn(scope);
  const { viewer } = await query(scope, AccountSettingsDocument, {});
  if (!viewer) throw notFound(scope.context);
  const saved = new URL(scope.request.url).searchParams.get('saved');
  return {
    account: viewer.settings,
    zones: timeZones(),
    saved: SECTIONS.find((section) => section === saved) ?? null,
  };
}

/** Saves one part of the page. */
export async function saveAccount(scope: OperationScope) {
  requireSignIn(scope);
  const form = await readForm(scope, FORM);
  switch (form.get('intent')) {
    case 'identity':
      return saveIdentity(scope, form);
    case 'display':
      return saveDisplay(scope, form);
    case 'resend':
      return settle(await mutate(scope, ResendEmailChangeDocument, {}), 'resent');
    case 'cancel':
      return settle(await mutate(scope, CancelEmailChangeDocument, {}), 'cancelled');
    default:
      throw notFound(scope.context);
  }
}

async function saveIdentity(scope: OperationScope, form: FormData) {
  const submission = parseWithZod(form, { schema: accountSchema });
  if (submission.status !== 'success') return refuse(submission.reply(), 400);
  const { username, email, currentPassword } = submission.value;
  const input = {
    username,
    ...(email && { email }),
    ...(currentPassword && { currentPassword }),
  };
  const outcome = await mutate(scope, UpdateAccountSettingsDocument, { input }, { handles: ['FORBIDDEN'] });
  if (outcome.ok) throw redirect(savedHref('identity'));
  const { problem } = outcome;
  const result = replyWithProblem(submission, problem, { fields: FIELD_OF_REASON, known: FIELDS });
  return refuse(withoutPassword(result), problem.status, problem, username);
}

/** A password is never sent back. */
function withoutPassword(result: SubmissionResult): SubmissionResult {
  return { ...result, initialValue: { ...result.initialValue, currentPassword: '' } };
}

async function saveDisplay(scope: OperationScope, form: FormData) {
  const lang = LOCALES.find((word) => word === form.get('lang'));
  const timeZone = form.get('timeZone');
  const input: UpdatePreferencesInput = {
    ...(lang && { locale: LOCALE_NAMES[lang] }),
    ...(typeof timeZone === 'string' && { timeZone: timeZone || null }),
  };
  const outcome = await saveForAccount(scope, input);
  if (!outcome.ok) return settle(outcome, 'display');
  const headers = new Headers();
  for (const cookie of preferenceCookies(form, scope.context.appUrl)) headers.append('Set-Cookie', cookie);
  throw redirect(savedHref('display'), { headers });
}

function settle(
  outcome: { readonly ok: true } | { readonly ok: false; readonly problem: Problem },
  section: SavedSection,
) {
  if (outcome.ok) throw redirect(savedHref(section));
  const { message, issues, status } = outcome.problem;
  const answer: AccountAnswer = {
    result: undefined,
    message: issues[0]?.message ?? message,
    needsSignIn: false,
    lookAlike: null,
  };
  return data(answer, { status });
}

function refuse(result: SubmissionResult, status: number, problem?: Problem, username = '') {
  const needsSignIn = problem?.reason === 'auth.recentSignInRequired';
  const lookAlike = problem?.reason === 'users.nameImitates' ? username : null;
  const answer: AccountAnswer = { result, message: null, needsSignIn, lookAlike };
  return data(answer, { status });
}

function savedHref(section: SavedSection): string {
  return `${settingsPaths.account()}?saved=${section}`;
}
