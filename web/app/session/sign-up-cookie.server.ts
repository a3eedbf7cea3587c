import { inSeconds, MINUTE } from '@kimari/common/durations';
import { SOCIAL_PROVIDERS } from '@kimari/common/enums';
import { z } from 'zod';
import { safeRedirect } from '#app/lib/safe-redirect';

const shape = z.object({
  /** Where the visitor was going. */
  redirectTo: z.string().transform((path) => safeRedirect(path)),
  /** Whether the terms were agreed to before leaving for the provider. */
  consented: z.boolean(),
  /** The provider's data about the visitor; set once they have returned and need a username. */
  offer: z
    .object({ provider: z.enum(SOCIAL_PROVIDERS), tempToken: z.string(), suggestion: z.string() })
    .optional(),
});

/** A sign-in at a provider under way in this browser. No script can read it. */
export type SocialVisit = z.infer<typeof shape>;

/** Ten minutes at the provider, 15 to choose a username, and some for slow hands. */
const LASTS = inSeconds(30 * MINUTE);

const nameFor = (appUrl: string): string => (appUrl.startsWith('https:') ? '__Host-sign_up' : 'sign_up');

/** The visit that a request's cookie describes; null without a usable one. */
export function readVisit(request: Request, appUrl: string): SocialVisit | null {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  const start = `${nameFor(appUrl)}=`;
  const value = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
  return value === undefined ? null : decode(value);
}

/** The `Set-Cookie` header that keeps a visit, or ends it. */
export function visitCookie(visit: SocialVisit | null, appUrl: string): string {
  const value = visit === null ? '' : Buffer.from(JSON.stringify(visit)).toString('base64url');
  const secure = appUrl.startsWith('https:') ? ['Secure'] : [];
  const lasts = `Max-Age=${visit === null ? 0 : LASTS}`;
  return [`${nameFor(appUrl)}=${value}`, 'Path=/', lasts, 'HttpOnly', 'SameSite=Lax', ...secure].join('; ');
}

function decode(value: string): SocialVisit | null {
  try {
    const text: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    return shape.safeParse(text).data ?? null;
  } catch {
    return null;
  }
}
