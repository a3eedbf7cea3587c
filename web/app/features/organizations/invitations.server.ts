import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '#app/components/form/read-form.server';
import { replyWithProblem } from '#app/components/form/problem-reply';
import {
  InviteMemberDocument,
  OrganizationInvitationsDocument,
  RevokeInvitationDocument,
} from '#app/graphql/generated/graphql';
import { mutate, notFound, query } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { LOCALES } from '@kimari/common/locale';
import { answer, REFUSALS, refused, textOf } from './answer.server';
import { readOrganizationKey, requireMembership } from './organization-address.server';
import { createInviteSchema } from './organization-schema';

const FORM = { fields: ['intent', 'id', 'emailOrUsername', 'locale'] };

/** Open invitations; 404 for members who may not invite. */
export async function loadInvitations(args: LoaderFunctionArgs) {
  const key = readOrganizationKey(args);
  const found = await query(args, OrganizationInvitationsDocument, key);
  const { invitations } = requireMembership(found.organization, key, args);
  if (!invitations) throw notFound(args.context);
  return { invitations };
}

/** Invites somebody, or takes an invitation back. */
export async function changeInvitations(args: ActionFunctionArgs) {
  const key = readOrganizationKey(args);
  const form = await readForm(args, FORM);
  const found = await query(args, OrganizationInvitationsDocument, key);
  const { id: organizationId } = requireMembership(found.organization, key, args);
  if (form.get('intent') === 'revoke') {
    const outcome = await mutate(args, RevokeInvitationDocument, { id: textOf(form, 'id') }, REFUSALS);
    return outcome.ok ? answer({ done: 'revoked' }) : refused(outcome.problem);
  }
  const submission = parseWithZod(form, { schema: createInviteSchema(translator(args.context.locale)) });
  if (submission.status !== 'success') return answer({ result: submission.reply() }, 400);
  const { emailOrUsername } = submission.value;
  const locale = LOCALES.find((word) => word === form.get('locale')) ?? args.context.locale;
  const variables = { organizationId, emailOrUsername, locale };
  const outcome = await mutate(args, InviteMemberDocument, variables, REFUSALS);
  if (outcome.ok) {
    const mayNotRegister = outcome.data.inviteMember.mayRegister === false;
    return answer({ done: 'invited', mayNotRegister, result: submission.reply({ resetForm: true }) });
  }
  const { problem } = outcome;
  if (problem.code === 'FORBIDDEN') return refused(problem);
  const messages =
    problem.issues.length > 0 ? problem.issues.map(({ message }) => message) : [problem.message];
  const result = replyWithProblem(
    submission,
    { ...problem, issues: [{ path: ['emailOrUsername'], message: messages.join(' ') }] },
    { known: ['emailOrUsername'] },
  );
  return answer({ result }, problem.status);
}
