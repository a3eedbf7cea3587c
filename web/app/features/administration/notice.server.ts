import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm, textOf } from '#app/components/form/read-form.server';
import {
  AdministeredNoticeDocument,
  RemoveSiteNoticeDocument,
  SetSiteNoticeDocument,
} from '#app/graphql/generated/graphql';
import { query, refuse } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { localTimeOf, secondsIn } from '#app/lib/local-time.server';
import { oneOf } from '#app/lib/search-params';
import { type Answer, change, requireAdministrator } from './access.server';

const WRITTEN = ['textJa', 'textEn', 'severity', 'startsAt', 'endsAt'];
const SEVERITIES = { info: 'INFO', warning: 'WARNING' } as const;

/** Loads the notice to everybody as its form shows it. */
export async function loadNotice({ context, request }: LoaderFunctionArgs) {
  requireAdministrator({ context, request });
  const { administeredNotice: notice } = await query({ context, request }, AdministeredNoticeDocument, {});
  const { now, timeZone, locale } = context;
  const time = (seconds: number | null | undefined) =>
    seconds == null ? '' : localTimeOf(seconds, timeZone);
  return {
    title: translator(locale)('administration:notice.title'),
    timeZone,
    state: notice ? stateOf(notice, now) : null,
    savedAt: notice?.savedAt ?? null,
    values: {
      textJa: notice?.textJa ?? '',
      textEn: notice?.textEn ?? '',
      severity: notice?.severity === 'WARNING' ? 'warning' : 'info',
      startsAt: time(notice?.startsAt),
      endsAt: time(notice?.endsAt),
    },
  };
}

export type NoticeState = Awaited<ReturnType<typeof loadNotice>>;
type Times = { readonly startsAt?: number | null; readonly endsAt?: number | null };

function stateOf({ startsAt, endsAt }: Times, now: number): 'planned' | 'shown' | 'over' {
  if (startsAt != null && now < startsAt) return 'planned';
  return endsAt != null && endsAt <= now ? 'over' : 'shown';
}

/** Saves the notice or removes it. */
export async function changeNotice(scope: ActionFunctionArgs) {
  const form = await readForm(scope, {
    fields: ['intent', ...WRITTEN],
  });
  requireAdministrator(scope);
  switch (textOf(form, 'intent')) {
    case 'remove':
      return change(scope, RemoveSiteNoticeDocument, {}, (done) => done.removeSiteNotice.message);
    case 'save':
      return save(scope, form);
    default:
      throw refuse(scope.context, 400);
  }
}

function save(scope: ActionFunctionArgs, form: FormData) {
  const { timeZone, locale } = scope.context;
  const typed = Object.fromEntries(WRITTEN.map((name) => [name, textOf(form, name)]));
  const [startsAt, endsAt] = ['startsAt', 'endsAt'].map((name) => secondsIn(textOf(form, name), timeZone));
  if (startsAt === undefined || endsAt === undefined) {
    const message = translator(locale)('administration:notice.no_time');
    return data<Answer>({ ok: false, message, typed }, { status: 400 });
  }
  // A text area sends line breaks; a notice is one line.
  const lineOf = (name: string) => textOf(form, name).replace(/\s+/g, ' ');
  const severity = SEVERITIES[oneOf(textOf(form, 'severity'), ['info', 'warning'], 'info')];
  const input = { textJa: lineOf('textJa'), textEn: lineOf('textEn'), severity, startsAt, endsAt };
  return change(scope, SetSiteNoticeDocument, { input }, (done) => done.setSiteNotice.message, typed);
}
