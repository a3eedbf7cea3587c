import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '#app/components/form/read-form.server';
import {
  AcceptInvitationDocument,
  DeclineInvitationDocument,
  InvitationByTokenDocument,
} from '#app/graphql/generated/graphql';
import { mutate, query } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { requireSignIn } from '#app/session/guard.server';
import { REFUSALS, textOf } from './answer.server';
import { forgetInvitation, keepInvitation, readInvitation } from '#app/session/invitation-cookie.server';

const FORM = { fields: ['intent', 'id'] };

/** The answer to an attempt that failed. */
export type JoinAnswer = { readonly message: string; readonly isForOther: boolean };

/** The invitation of the mail's link. Its token moves from the address to a cookie; reading it uses nothing up. */
export async function loadInvitation(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const token = new URL(request.url).searchParams.get('token');
  if (token !== null) {
    const headers = { 'Set-Cookie': keepInvitation(token, context.appUrl) };
    throw redirect(paths.organizationJoin(), { headers });
  }
  const kept = readInvitation(request);
  const found = kept === '' ? null : await query(args, InvitationByTokenDocument, { token: kept });
  const title = translator(context.locale)('organizations:join.title');
  return data(
    { invitation: found?.invitation ?? null, isKept: kept !== '', title },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

/** Joins, or declines. */
export async function joinOrDecline(args: ActionFunctionArgs) {
  requireSignIn(args);
  const form = await readForm(args, FORM);
  const headers = { 'Set-Cookie': forgetInvitation(args.context.appUrl) };
  if (form.get('intent') === 'decline') {
    const outcome = await mutate(args, DeclineInvitationDocument, { id: textOf(form, 'id') }, REFUSALS);
    if (!outcome.ok) return refuse(outcome.problem);
    throw redirect(paths.organizations({ done: 'declined' }), { headers });
  }
  const outcome = await mutate(
    args,
    AcceptInvitationDocument,
    { token: readInvitation(args.request) },
    REFUSALS,
  );
  if (!outcome.ok) return refuse(outcome.problem);
  const { name } = outcome.data.acceptInvitation.organization;
  throw redirect(paths.organization(name, { done: 'joined' }), { headers });
}

function refuse({ message, reason, status }: { message: string; reason: string | null; status: number }) {
  const isForOther = reason === 'organizations.invitationOfOther';
  return data<JoinAnswer>({ message, isForOther }, { status });
}
