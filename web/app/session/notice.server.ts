import { randomUUID } from 'node:crypto';
import { redirect, type AppLoadContext, type TypedResponse } from '@remix-run/node';
import { inSeconds, MINUTE } from '@kimari/common/durations';
import { SEMVER_PATTERN } from '@kimari/common/patterns';
import { z } from 'zod';
import { NOTICE_COOKIE } from './notice-cookie';

/** Outcomes that need no further fact. */
const PLAIN_OUTCOMES = [
  ...(['published', 'created', 'saved', 'unchanged', 'renamed', 'restored'] as const),
  ...(['deprecated', 'undeprecated', 'decision-answered', 'signed-out'] as const),
  ...(['token-revoked', 'account-unlinked', 'second-factor-on', 'second-factor-off'] as const),
] as const;

const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(PLAIN_OUTCOMES) }),
  z.object({
    kind: z.enum(['updated', 'yanked', 'unyanked']),
    version: z.string().regex(SEMVER_PATTERN),
  }),
  /** The rule that was deleted. */
  z.object({ kind: z.literal('deleted'), id: z.uuid() }),
]);

const noticeSchema = z.object({ id: z.uuid(), path: z.string(), outcome: outcomeSchema });

/** The outcome of a posted form. */
export type NoticeOutcome = z.infer<typeof outcomeSchema>;

/** An outcome on its way to the page that shows it. */
export type PendingNotice = z.infer<typeof noticeSchema>;

/** Long enough for a slow redirect; pages opened later do not show it any more. */
const LASTS = inSeconds(MINUTE);

function cookieLine(value: string, lasts: number, appUrl: string): string {
  const secure = appUrl.startsWith('https:') ? ['Secure'] : [];
  return [`${NOTICE_COOKIE}=${value}`, 'Path=/', `Max-Age=${lasts}`, 'SameSite=Lax', ...secure].join('; ');
}

/** Redirects after a change. Only the page it leads to shows the outcome, with and without scripts. */
export function redirectWithNotice(
  to: string,
  outcome: NoticeOutcome,
  { appUrl }: AppLoadContext,
): TypedResponse<never> {
  const notice: PendingNotice = { id: randomUUID(), path: pathnameOf(to), outcome };
  const value = Buffer.from(JSON.stringify(notice)).toString('base64url');
  return redirect(to, { headers: { 'Set-Cookie': cookieLine(value, LASTS, appUrl) } });
}

function pathnameOf(to: string): string {
  return new URL(to, 'http://site').pathname;
}

/**
 * Whether a request shows a page at once. Scripts read data for many reasons and drop late responses, so they report
 * themselves when a notice was shown. A page that a browser prefetches may never be shown.
 */
export function showsPage({ headers }: Request): boolean {
  const isAhead = /prefetch|prerender/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '');
  return !isAhead && (headers.get('Accept') ?? '').includes('text/html');
}

/** The `Set-Cookie` header after which no page shows it again. */
export function spentNoticeCookie({ appUrl }: AppLoadContext): string {
  return cookieLine('', 0, appUrl);
}

/** The outcome of the last form; null without a usable cookie, or when another page is to show it. */
export function readNotice(request: Request): PendingNotice | null {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  const value = cookies
    .find((cookie) => cookie.startsWith(`${NOTICE_COOKIE}=`))
    ?.slice(NOTICE_COOKIE.length + 1);
  const notice = value === undefined ? null : decode(value);
  return notice?.path === new URL(request.url).pathname ? notice : null;
}

function decode(value: string): PendingNotice | null {
  try {
    const text: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    return noticeSchema.safeParse(text).data ?? null;
  } catch {
    return null;
  }
}
