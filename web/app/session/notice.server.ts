import { redirect, type AppLoadContext, type TypedResponse } from '@remix-run/node';
import { inSeconds, MINUTE } from '@kimari/common/durations';
import { SEMVER_PATTERN } from '@kimari/common/patterns';
import { z } from 'zod';

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

/** What a posted form has done. */
export type NoticeOutcome = z.infer<typeof outcomeSchema>;

/** Long enough for a slow redirect; a page opened later says nothing about it any more. */
const LASTS = inSeconds(MINUTE);
const COOKIE = 'notice';

function cookieLine(value: string, lasts: number, appUrl: string): string {
  const secure = appUrl.startsWith('https:') ? ['Secure'] : [];
  return [`${COOKIE}=${value}`, 'Path=/', `Max-Age=${lasts}`, 'HttpOnly', 'SameSite=Lax', ...secure].join(
    '; ',
  );
}

/** Redirects after a change; the page it leads to says what was done, with and without scripts. */
export function redirectWithNotice(
  to: string,
  outcome: NoticeOutcome,
  { appUrl }: AppLoadContext,
): TypedResponse<never> {
  const value = Buffer.from(JSON.stringify(outcome)).toString('base64url');
  return redirect(to, { headers: { 'Set-Cookie': cookieLine(value, LASTS, appUrl) } });
}

/** The `Set-Cookie` header after which no page says it again. */
export function spentNoticeCookie({ appUrl }: AppLoadContext): string {
  return cookieLine('', 0, appUrl);
}

/** What the form before this request has done; null without a usable cookie. */
export function readNotice(request: Request): NoticeOutcome | null {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  const value = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  return value === undefined ? null : decode(value);
}

function decode(value: string): NoticeOutcome | null {
  try {
    const text: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    return outcomeSchema.safeParse(text).data ?? null;
  } catch {
    return null;
  }
}
