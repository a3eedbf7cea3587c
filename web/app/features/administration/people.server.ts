import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm, textOf } from '#app/components/form/read-form.server';
import {
  AdministeredUserPageDocument,
  AdministeredUsersDocument,
  DeleteUserDocument,
  ResetSecondFactorDocument,
  RestoreUserDocument,
  SendResetLinkDocument,
  SuspendUserDocument,
  VerifyUserDocument,
} from '#app/graphql/generated/graphql';
import { query, refuse } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { operatorPaths } from '#app/lib/operator-paths';
import { oneOf } from '#app/lib/search-params';
import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import { LIMITS } from '@kimari/common/limits';
import { change, requireAdministrator } from './access.server';

const STATES = {
  active: 'ACTIVE',
  suspended: 'SUSPENDED',
  unverified: 'UNVERIFIED',
} as const;
const STATE_WORDS = ['', 'active', 'suspended', 'unverified'] as const;

/** Loads a page of the accounts. */
export async function loadPeople({ context, request }: LoaderFunctionArgs) {
  requireAdministrator({ context, request });
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get('q') ?? '').slice(0, ADMINISTRATION_LIMITS.search.max);
  const state = oneOf(searchParams.get('state'), STATE_WORDS, '');
  const after = searchParams.get('after');
  const { administeredUsers } = await query({ context, request }, AdministeredUsersDocument, {
    filter: { search, ...(state !== '' && { state: STATES[state] }) },
    first: LIMITS.list.default,
    after,
  });
  const title = translator(context.locale)('administration:people.title');
  const isDeleted = searchParams.get('saved') === 'deleted';
  return { title, search, state, isDeleted, isFirst: !after, people: administeredUsers };
}

/** Loads one account. */
export async function loadPerson({ context, request, params }: LoaderFunctionArgs) {
  requireAdministrator({ context, request });
  const { administeredUser } = await query({ context, request }, AdministeredUserPageDocument, {
    id: params['id'] ?? '-',
  });
  return { title: administeredUser.username, person: administeredUser };
}

const FORM = { fields: ['intent', 'reason', 'deleteRules', 'confirmation'] };

/** Changes one account. */
export async function changePerson(scope: ActionFunctionArgs) {
  const form = await readForm(scope, FORM);
  requireAdministrator(scope);
  const userId = scope.params['id'] ?? '-';
  const input = { input: { userId } };
  switch (textOf(form, 'intent')) {
    case 'suspend': {
      const suspension = { input: { userId, reason: textOf(form, 'reason') } };
      return change(scope, SuspendUserDocument, suspension, (data) => data.suspendUser.message);
    }
    case 'restore':
      return change(scope, RestoreUserDocument, input, (data) => data.restoreUser.message);
    case 'verify':
      return change(scope, VerifyUserDocument, input, (data) => data.verifyUser.message);
    case 'reset-second-factor':
      return change(scope, ResetSecondFactorDocument, input, (data) => data.resetSecondFactor.message);
    case 'send-reset':
      return change(scope, SendResetLinkDocument, input, (data) => data.sendResetLink.message);
    case 'delete': {
      if (textOf(form, 'confirmation') !== 'yes') throw refuse(scope.context, 400);
      const deletion = { input: { userId, deleteRules: textOf(form, 'deleteRules') === 'yes' } };
      const answer = await change(scope, DeleteUserDocument, deletion, (data) => data.deleteUser.message);
      // The page of the account is gone.
      if (answer.data.ok) throw redirect(operatorPaths.people({ saved: 'deleted' }));
      return answer;
    }
    default:
      throw refuse(scope.context, 400);
  }
}

export type People = Awaited<ReturnType<typeof loadPeople>>;
export type PersonState = Awaited<ReturnType<typeof loadPerson>>;
