import { SECOND, SECONDS_PER } from '@kimari/common/durations';
import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import { LIMITS } from '@kimari/common/limits';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { AuditLogDocument } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { oneOf } from '#app/lib/search-params';
import { requireAdministrator } from './access.server';

const OUTCOMES = { done: 'DONE', refused: 'REFUSED' } as const;

/** Loads a page of the audit log. */
export async function loadAuditLog({ context, request }: LoaderFunctionArgs) {
  requireAdministrator({ context, request });
  const { searchParams } = new URL(request.url);
  const text = (name: string) =>
    (searchParams.get(name) ?? '').trim().slice(0, ADMINISTRATION_LIMITS.search.max);
  const filter = {
    actor: text('actor'),
    target: text('target'),
    action: text('action'),
    outcome: oneOf(searchParams.get('outcome'), ['', 'done', 'refused'], ''),
    from: dayIn(searchParams.get('from')),
    until: dayIn(searchParams.get('until')),
  };
  const after = searchParams.get('after');
  const [from, until] = [secondsOf(filter.from), secondsOf(filter.until)];
  const { auditEvents, auditActions } = await query({ context, request }, AuditLogDocument, {
    filter: {
      actor: filter.actor,
      target: filter.target,
      action: filter.action,
      ...(filter.outcome !== '' && { outcome: OUTCOMES[filter.outcome] }),
      ...(from !== null && { from }),
      ...(until !== null && { until: until + SECONDS_PER.day }),
    },
    first: LIMITS.list.default,
    after,
  });
  const title = translator(context.locale)('administration:audit.title');
  return { title, filter, isFirst: !after, events: auditEvents, actions: auditActions };
}

export type AuditState = Awaited<ReturnType<typeof loadAuditLog>>;

/** A date as its control sends it; empty for anything else. */
function dayIn(text: string | null): string {
  return text !== null && /^(?:19[7-9]\d|20[0-3]\d)-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : '';
}

/** The beginning of a day in UTC: administrators may read the log from anywhere. */
function secondsOf(day: string): number | null {
  const seconds = Date.parse(day) / SECOND;
  return Number.isNaN(seconds) || seconds < 0 || seconds > 2_000_000_000 ? null : seconds;
}
