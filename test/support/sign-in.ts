import { Secret, TOTP } from 'otpauth';
import type request from 'supertest';

/** What a person types to sign in. */
export type Person = {
  readonly email: string;
  readonly password: string;
  /** The secret in the person's authenticator app, if the account has a second factor. */
  readonly secret?: string;
  readonly recoveryCodes?: readonly string[];
};

type Http = () => ReturnType<typeof request>;

/** Signs in with a password and, if asked, a code; returns the status of the last answer and its body. */
export async function signIn(http: Http, { email, password }: Person, code: string | undefined) {
  const first = await http().post('/api/auth/login').send({ email, password });
  const challengeToken: unknown = first.body.challengeToken;
  if (typeof challengeToken !== 'string') return first;
  return http().post('/api/auth/completeSecondFactor').send({ challengeToken, code });
}

/** The code that an authenticator app shows so many time steps from now. */
export function appCode(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
}

/** How everybody gets in: `password`, `totp+recovery`, or what refused them. */
export async function waysIn(http: Http, people: readonly Person[]): Promise<readonly string[]> {
  const ways: string[] = [];
  for (const person of people) {
    if (person.secret === undefined) {
      ways.push(nameOf('password', await signIn(http, person, undefined)));
      continue;
    }
    const byApp = await signIn(http, person, appCode(person.secret, 1));
    const byCode = await signIn(http, person, person.recoveryCodes?.[0]);
    ways.push(`${nameOf('totp', byApp)}+${nameOf('recovery', byCode)}`);
  }
  return ways;
}

function nameOf(way: string, { status, body }: { readonly status: number; readonly body: unknown }): string {
  const reason = (body as { readonly data?: { readonly reason?: string } }).data?.reason;
  return status === 200 ? way : `${status} ${reason ?? ''}`.trim();
}
