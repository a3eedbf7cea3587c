import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '#app/components/form/read-form.server';
import {
  AcceptInvitationByIdDocument,
  DeclineInvitationDocument,
  MyOrganizationsDocument,
} from '#app/graphql/generated/graphql';
import { mutate, query, refuse } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { requireSignIn } from '#app/session/guard.server';
import { answer, REFUSALS, refused, textOf } from './answer.server';
import { readDone } from './done';

const FORM = { fields: ['intent', 'id'] };

/** The organizations of the viewer, and their open invitations. */
export async function loadMyOrganizations(args: LoaderFunctionArgs) {
  requireSignIn(args);
  const { viewer } = await query(args, MyOrganizationsDocument, {});
  return {
    organizations: viewer?.organizations.nodes ?? [],
    total: viewer?.organizations.totalCount ?? 0,
    invitations: viewer?.invitations ?? [],
    done: readDone(args.request),
    title: translator(args.context.locale)('organizations:title'),
  };
}

/** Joins by an invitation of the list, or declines it. */
export async function answerInvitation(args: ActionFunctionArgs) {
  requireSignIn(args);
  const form = await readForm(args, FORM);
  const id = textOf(form, 'id');
  if (form.get('intent') === 'join') {
    const outcome = await mutate(args, AcceptInvitationByIdDocument, { id }, REFUSALS);
    if (!outcome.ok) return refused(outcome.problem);
    const { name } = outcome.data.acceptInvitationById.organization;
    throw redirect(paths.organization(name, { done: 'joined' }));
  }
  if (form.get('intent') !== 'decline') throw refuse(args.context, 400);
  const outcome = await mutate(args, DeclineInvitationDocument, { id }, REFUSALS);
  return outcome.ok ? answer({ done: 'declined' }) : refused(outcome.problem);
}
