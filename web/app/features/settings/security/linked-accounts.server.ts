import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data, redirect } from '@remix-run/node';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@kimari/common/enums';
import {
  LinkedAccountsDocument,
  LinkProviderDocument,
  UnlinkProviderDocument,
} from '#app/graphql/generated/graphql';
import { mutate, notFound, query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import type { Problem } from '#app/graphql/problem.server';
import { PROVIDER_NAMES, toProviders } from '#app/graphql/words';
import { readForm } from '#app/components/form/read-form.server';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { settingsPaths } from '#app/lib/settings-paths';
import { pathOf } from '#app/lib/safe-redirect';
import { leaveFor } from '#app/session/leave-for.server';
import { redirectWithNotice } from '#app/session/notice.server';
import { createConfirmationSchema } from './linked-accounts-schema';

/** A service, and the account there that signs the viewer in. */
export type LinkedService = {
  readonly provider: SocialProviderName;
  readonly account: { readonly name: string; readonly linkedAt: number } | null;
};

/** What the section about linked accounts shows. */
export type LinkedAccountsState = {
  readonly services: readonly LinkedService[];
  readonly hasPassword: boolean;
};

/** The next step of a change of linked accounts that is not done yet. */
export type LinkReply =
  | { readonly state: 'leaving'; readonly address: string }
  | {
      readonly state: 'refused';
      readonly result: SubmissionResult;
      /** The change needs a new sign-in. */
      readonly needsSignIn: boolean;
    };

const FORM = { fields: ['intent', 'provider', 'currentPassword'] };
const HANDLED = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_GATEWAY'];

/** Loads the services that are set up, and those that are linked although they no longer are. */
export async function loadLinkedAccounts(scope: OperationScope): Promise<LinkedAccountsState> {
  const { signInProviders, viewer } = await query(scope, LinkedAccountsDocument, {});
  if (!viewer) throw redirect(paths.login(pathOf(scope.request)));
  const { linkedAccounts, hasPassword } = viewer;
  const shown = toProviders([...signInProviders, ...linkedAccounts.map(({ provider }) => provider)]);
  const services = shown.map((provider) => {
    const account = linkedAccounts.find((linked) => linked.provider === PROVIDER_NAMES[provider]);
    return { provider, account: account ? { name: account.name, linkedAt: account.linkedAt } : null };
  });
  return { services, hasPassword };
}

/** Links or unlinks an account, once the viewer has confirmed to own this one. */
export async function changeLinkedAccounts(scope: OperationScope) {
  const form = await readForm(scope, FORM);
  const provider = SOCIAL_PROVIDERS.find((name) => name === form.get('provider'));
  if (!provider) throw notFound(scope.context);
  const submission = parseWithZod(form, {
    schema: createConfirmationSchema(translator(scope.context.locale)),
  });
  if (submission.status !== 'success') return refuse(submission.reply(), 400);
  const input = { provider: PROVIDER_NAMES[provider], currentPassword: submission.value.currentPassword };
  if (form.get('intent') === 'unlink') {
    const outcome = await mutate(scope, UnlinkProviderDocument, { input }, { handles: HANDLED });
    return outcome.ok
      ? redirectWithNotice(settingsPaths.security(), { kind: 'account-unlinked' }, scope.context)
      : refuseFor(submission, outcome.problem);
  }
  scope.context.session.keepBrowser();
  const outcome = await mutate(scope, LinkProviderDocument, { input }, { handles: HANDLED });
  if (!outcome.ok) return refuseFor(submission, outcome.problem);
  const address = outcome.data.linkProvider.authorizationUrl;
  return data<LinkReply>({ state: 'leaving', address }, { headers: leaveFor(address) });
}

function refuseFor(submission: Parameters<typeof replyWithProblem>[0], problem: Problem) {
  const fields = {
    'auth.wrongPassword': 'currentPassword',
    'auth.passwordRequired': 'currentPassword',
  };
  const result = replyWithProblem(submission, problem, { fields, known: ['currentPassword'] });
  const needsSignIn = problem.reason === 'auth.recentSignInRequired';
  return refuse(result, problem.status, needsSignIn);
}

/** The password never goes back to the page. */
function refuse(result: SubmissionResult, status: number, needsSignIn = false) {
  const { currentPassword: _password, ...initialValue } = { ...result.initialValue };
  return data<LinkReply>({ state: 'refused', result: { ...result, initialValue }, needsSignIn }, { status });
}
