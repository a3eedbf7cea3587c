import { data, redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm, textOf } from '#app/components/form/read-form.server';
import { ConfirmationNeedsDocument, ConfirmIdentityDocument } from '#app/graphql/generated/graphql';
import { mutate, query } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { operatorPaths } from '#app/lib/operator-paths';
import { paths } from '#app/lib/paths';
import { safeRedirect } from '#app/lib/safe-redirect';
import { requireAdministrator } from './access.server';

/** What the form needs: a password, a code, or both. */
export async function loadConfirmation({ context, request }: LoaderFunctionArgs) {
  requireAdministrator({ context, request });
  const { viewer } = await query({ context, request }, ConfirmationNeedsDocument, {});
  return {
    title: translator(context.locale)('administration:confirm.title'),
    hasPassword: viewer?.hasPassword ?? false,
    hasSecondFactor: viewer?.secondFactor != null,
  };
}

export type Confirmation = Awaited<ReturnType<typeof loadConfirmation>>;
export type ConfirmationAnswer = { readonly message: string; readonly needsSignIn: boolean };

const HANDLED = { handles: ['UNAUTHORIZED', 'FORBIDDEN', 'BAD_REQUEST', 'CONFLICT', 'TOO_MANY_REQUESTS'] };

/** Checks the confirmation and returns to the page that asked for it. */
export async function confirm(scope: ActionFunctionArgs) {
  const form = await readForm(scope, { fields: ['password', 'code'] });
  requireAdministrator(scope);
  const [password, code] = [textOf(form, 'password'), textOf(form, 'code').trim()];
  const input = { password, ...(code !== '' && { code }) };
  const outcome = await mutate(scope, ConfirmIdentityDocument, { input }, HANDLED);
  if (!outcome.ok) {
    const { message, reason, status } = outcome.problem;
    const needsSignIn = reason === 'auth.recentSignInRequired';
    return data<ConfirmationAnswer>({ message, needsSignIn }, { status });
  }
  const target = safeRedirect(new URL(scope.request.url).searchParams.get('redirect'));
  throw redirect(target === paths.home() ? operatorPaths.people() : target);
}
