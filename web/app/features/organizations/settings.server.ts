import { parseWithZod } from '@conform-to/zod/v4';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { readForm } from '#app/components/form/read-form.server';
import {
  DeleteOrganizationDocument,
  LeaveOrganizationDocument,
  OrganizationFrameDocument,
  OrganizationMembersDocument,
  OwnerConfirmationDocument,
  TransferOrganizationDocument,
  UpdateOrganizationDocument,
} from '#app/graphql/generated/graphql';
import type { Problem } from '#app/graphql/problem.server';
import { mutate, query } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { oneOf } from '#app/lib/search-params';
import { LIMITS } from '@kimari/common/limits';
import { answer, lookAlikeOf, REFUSALS, refused, textOf } from './answer.server';
import { readOrganizationKey, requireMembership } from './organization-address.server';
import { createSettingsSchema } from './organization-schema';

const SETTINGS = ['name', 'displayName', 'description'];
const FORM = { fields: [...SETTINGS, 'intent', 'userId', 'confirmation', 'password'] };
const PASSWORD_REASONS = ['auth.wrongPassword', 'auth.passwordRequired'];
const TASKS = ['', 'transfer', 'leave', 'delete'] as const;

/** The settings, the task whose form is open, and the members who could become the main owner. */
export async function loadSettings(args: LoaderFunctionArgs) {
  const key = readOrganizationKey(args);
  const first = { first: LIMITS.list.max };
  const [{ organization: found }, { organization: withMembers }, { viewer }] = await Promise.all([
    query(args, OrganizationFrameDocument, key),
    query(args, OrganizationMembersDocument, { ...key, ...first }),
    query(args, OwnerConfirmationDocument, {}),
  ]);
  const organization = requireMembership(found, key, args);
  const members = withMembers?.members?.nodes ?? [];
  const viewerId = args.context.viewer?.id;
  const task = oneOf(new URL(args.request.url).searchParams.get('manage'), TASKS, '');
  const { manage } = organization.viewerCan;
  return {
    organization,
    others: members.filter(({ id }) => id !== viewerId),
    isLastOwner:
      organization.viewerRole === 'OWNER' && members.filter(({ role }) => role === 'OWNER').length === 1,
    task: manage || task === 'leave' ? task : '',
    hasPassword: viewer?.settings.hasPassword ?? true,
  };
}

export type OrganizationSettings = Awaited<ReturnType<typeof loadSettings>>;
type Organization = OrganizationSettings['organization'];
type Change = {
  readonly args: ActionFunctionArgs;
  readonly form: FormData;
  readonly organization: Organization;
};

/** Changes, hands over, leaves or deletes an organization. */
export async function changeSettings(args: ActionFunctionArgs) {
  const key = readOrganizationKey(args);
  const form = await readForm(args, FORM);
  const found = await query(args, OrganizationFrameDocument, key);
  const change = { args, form, organization: requireMembership(found.organization, key, args) };
  switch (form.get('intent')) {
    case 'transfer':
      return transfer(change);
    case 'leave':
      return leave(change);
    case 'delete':
      return remove(change);
    default:
      return update(change);
  }
}

async function update({ args, form, organization }: Change) {
  const submission = parseWithZod(form, { schema: createSettingsSchema(translator(args.context.locale)) });
  if (submission.status !== 'success') return answer({ result: submission.reply() }, 400);
  const { name, displayName, description } = submission.value;
  const input = { id: organization.id, name, displayName: displayName || name, description };
  const outcome = await mutate(args, UpdateOrganizationDocument, { input }, REFUSALS);
  if (outcome.ok) {
    const renamed = outcome.data.updateOrganization.organization.name;
    throw redirect(paths.organizationSettings(renamed, { done: 'updated' }));
  }
  const { problem } = outcome;
  if (problem.code === 'FORBIDDEN' || problem.code === 'NOT_FOUND') return refused(problem);
  const fields = { 'organizations.nameTaken': 'name', 'users.nameImitates': 'name' };
  return answer(
    {
      result: replyWithProblem(submission, problem, { fields, known: SETTINGS }),
      lookAlike: lookAlikeOf(problem, name),
    },
    problem.status,
  );
}

async function transfer({ args, form, organization: { id, name } }: Change) {
  const userId = textOf(form, 'userId');
  if (userId === '') {
    const message = translator(args.context.locale)('organizations:danger.transfer_required');
    return answer({ wrong: { name: 'userId', typed: '', message } }, 400);
  }
  const variables = { organizationId: id, userId, password: passwordOf(form) };
  const outcome = await mutate(args, TransferOrganizationDocument, variables, REFUSALS);
  if (!outcome.ok) return notConfirmed(outcome.problem, userId);
  throw redirect(paths.organizationSettings(name, { done: 'transferred' }));
}

async function leave({ args, organization: { id } }: Change) {
  const outcome = await mutate(args, LeaveOrganizationDocument, { organizationId: id }, REFUSALS);
  if (!outcome.ok) return refused(outcome.problem);
  throw redirect(paths.organizations({ done: 'left' }));
}

/** Deletes the rules too: the form names their number, and asks for the organization's name. */
async function remove({ args, form, organization: { id, name } }: Change) {
  const confirmation = textOf(form, 'confirmation');
  if (confirmation !== name) {
    const message = translator(args.context.locale)('organizations:danger.delete_mismatch');
    const typed = confirmation.slice(0, 2 * LIMITS.organizationName.max);
    return answer({ wrong: { name: 'confirmation', typed, message } }, 400);
  }
  const variables = { id, force: true, password: passwordOf(form) };
  const outcome = await mutate(args, DeleteOrganizationDocument, variables, REFUSALS);
  if (!outcome.ok) return notConfirmed(outcome.problem, confirmation);
  throw redirect(paths.organizations({ done: 'deleted' }));
}

/** As typed: spaces belong to it. */
function passwordOf(form: FormData): string {
  const value = form.get('password');
  return typeof value === 'string' ? value : '';
}

/** Shows a refused password at its field, keeps what else was typed, and offers to sign in again to those without one. */
function notConfirmed(problem: Problem, typed: string) {
  const { reason, message, status } = problem;
  if (PASSWORD_REASONS.includes(reason ?? ''))
    return answer({ wrong: { name: 'password', typed, message } }, status);
  return answer({ message, needsSignIn: reason === 'auth.recentSignInRequired' }, status);
}
