import { data, redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm, textOf } from '#app/components/form/read-form.server';
import {
  AssignModeratorDocument,
  ModeratorCandidateDocument,
  ModeratorsDocument,
  RemoveModeratorDocument,
} from '#app/graphql/generated/graphql';
import { mutate, query } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { operatorPaths } from '#app/lib/operator-paths';
import { oneOf } from '#app/lib/search-params';
import { requireSignIn } from '#app/session/guard.server';
import { LIMITS } from '@kimari/common/limits';

/** A change that was refused. */
export type ModeratorsAnswer = {
  readonly username: string;
  readonly message: string;
  /** The field that the message is about; null when it is about the whole page. */
  readonly field: 'username' | null;
};

const FORM = { fields: ['intent', 'username', 'userId'] };
const HANDLED = { handles: ['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN'] };

/** Loads moderators and administrators, for administrators. */
export async function loadModerators({ context, request }: LoaderFunctionArgs) {
  requireSignIn({ context, request });
  const { moderators } = await query({ context, request }, ModeratorsDocument, {});
  const saved = new URL(request.url).searchParams.get('saved');
  return {
    moderators,
    saved: oneOf(saved, ['assigned', 'removed', ''], ''),
    title: translator(context.locale)('moderation:admin.title'),
  };
}

export type Moderators = Awaited<ReturnType<typeof loadModerators>>;

/** Appoints or dismisses a moderator. */
export async function changeModerators(scope: ActionFunctionArgs) {
  const form = await readForm(scope, FORM);
  requireSignIn(scope);
  return textOf(form, 'intent') === 'remove'
    ? remove(scope, textOf(form, 'userId'))
    : assign(scope, textOf(form, 'username').replace(/^@/, ''));
}

async function assign(scope: ActionFunctionArgs, username: string) {
  const t = translator(scope.context.locale);
  if (username === '')
    return refuse({ username, message: t('auth:username.required'), field: 'username' }, 400);
  const typed = username.slice(0, LIMITS.ownerLookup.max);
  const { user } = await query(scope, ModeratorCandidateDocument, { username: typed });
  if (!user)
    return refuse({ username: typed, message: t('moderation:admin.not_found'), field: 'username' }, 404);
  const input = { userId: user.id };
  const outcome = await mutate(scope, AssignModeratorDocument, { input }, HANDLED);
  if (outcome.ok) throw redirect(operatorPaths.moderators({ saved: 'assigned' }));
  return refuse({ username: typed, message: outcome.problem.message, field: null }, outcome.problem.status);
}

async function remove(scope: ActionFunctionArgs, userId: string) {
  const input = { userId: userId || '-' };
  const outcome = await mutate(scope, RemoveModeratorDocument, { input }, HANDLED);
  if (outcome.ok) throw redirect(operatorPaths.moderators({ saved: 'removed' }));
  return refuse({ username: '', message: outcome.problem.message, field: null }, outcome.problem.status);
}

function refuse(answer: ModeratorsAnswer, status: number) {
  return data(answer, { status });
}
