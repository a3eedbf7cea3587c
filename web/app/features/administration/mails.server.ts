import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm, textOf } from '#app/components/form/read-form.server';
import {
  DropMailDocument,
  QueuedMailsDocument,
  ResendDeadMailsDocument,
  ResendMailDocument,
} from '#app/graphql/generated/graphql';
import { query, refuse } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { oneOf } from '#app/lib/search-params';
import { LIMITS } from '@kimari/common/limits';
import { change, requireAdministrator } from './access.server';

const STATES = { waiting: 'WAITING', dead: 'DEAD', sent: 'SENT' } as const;

/** Loads a page of the mails. */
export async function loadMails({ context, request }: LoaderFunctionArgs) {
  requireAdministrator({ context, request });
  const { searchParams } = new URL(request.url);
  const state = oneOf(searchParams.get('state'), ['', 'waiting', 'dead', 'sent'], '');
  const after = searchParams.get('after');
  const { queuedMails } = await query({ context, request }, QueuedMailsDocument, {
    state: state === '' ? null : STATES[state],
    first: LIMITS.list.default,
    after,
  });
  const title = translator(context.locale)('administration:mails.title');
  return { title, state, isFirst: !after, mails: queuedMails };
}

/** Sends a mail again, or all that are dead, or deletes one. */
export async function changeMails(scope: ActionFunctionArgs) {
  const form = await readForm(scope, { fields: ['intent', 'id'] });
  requireAdministrator(scope);
  const t = translator(scope.context.locale);
  const input = { input: { id: textOf(form, 'id') || '-' } };
  switch (textOf(form, 'intent')) {
    case 'resend':
      return change(scope, ResendMailDocument, input, (data) => data.resendMail.message);
    case 'drop':
      return change(scope, DropMailDocument, input, (data) => data.dropMail.message);
    case 'resend-dead':
      return change(scope, ResendDeadMailsDocument, {}, ({ resendDeadMails: { count } }) =>
        t('administration:mails.resent', { count }),
      );
    default:
      throw refuse(scope.context, 400);
  }
}

export type Mails = Awaited<ReturnType<typeof loadMails>>;
