import { parseWithZod } from '@conform-to/zod/v4';
import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { readForm } from '#app/components/form/read-form.server';
import { CreateOrganizationDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { requireSignIn } from '#app/session/guard.server';
import { answer, lookAlikeOf } from './answer.server';
import { createOrganizationSchema } from './organization-schema';

const FIELDS = ['name', 'displayName', 'description', 'inviteEmails'];

/** Creates an organization and redirects to it. */
export async function createOrganization(args: ActionFunctionArgs) {
  requireSignIn(args);
  const form = await readForm(args, { fields: FIELDS });
  const submission = parseWithZod(form, {
    schema: createOrganizationSchema(translator(args.context.locale)),
  });
  if (submission.status !== 'success') return answer({ result: submission.reply() }, 400);
  const { name, displayName, description, inviteEmails } = submission.value;
  const outcome = await mutate(args, CreateOrganizationDocument, {
    input: { name, ...(displayName && { displayName }), description: description || null, inviteEmails },
  });
  if (outcome.ok) {
    const { organization, invitations } = outcome.data.createOrganization;
    const mayNotRegister = invitations.some(({ mayRegister }) => mayRegister === false);
    throw redirect(
      paths.organization(organization.name, { done: mayNotRegister ? 'created_for_some' : 'created' }),
    );
  }
  const fields = { 'organizations.nameTaken': 'name', 'users.nameImitates': 'name' };
  const result = replyWithProblem(submission, outcome.problem, { fields, known: FIELDS });
  return answer({ result, lookAlike: lookAlikeOf(outcome.problem, name) }, outcome.problem.status);
}
