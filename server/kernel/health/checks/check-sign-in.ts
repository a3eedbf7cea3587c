import { MINUTE, SECOND } from '@kimari/common/durations';
import type { Env } from '../../config/env';
import type { Diagnosis } from './diagnosis';
import { fetchFailure } from './fetch-failure';

const TIMEOUT = 5 * SECOND;
/** Some providers let their ID tokens live for five minutes only, after which they count for nothing. */
const MOST_APART = 2 * MINUTE;

/**
 * Whether the provider of OpenID Connect describes itself as the settings name it, at a time near ours; nothing without one.
 * Whether it takes the client's secret shows only when a person signs in.
 */
export async function checkSignIn({
  OIDC_ISSUER: issuer,
}: Pick<Env, 'OIDC_ISSUER'>): Promise<readonly Diagnosis[]> {
  if (issuer === undefined) return [];
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
    const apart = Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now());
    return [{ part: 'sign-in', ...verdictOn(issuer, address, issuerIn(await answer.text()), apart) }];
  } catch (error) {
    const message = `${address} does not answer (${fetchFailure(error)}): start the provider, or correct OIDC_ISSUER`;
    return [{ part: 'sign-in', verdict: 'broken', message }];
  }
}

function verdictOn(
  issuer: string,
  address: string,
  named: string | null,
  apart: number,
): Pick<Diagnosis, 'verdict' | 'message'> {
  if (named === null)
    return { verdict: 'broken', message: `${address} describes no provider: correct OIDC_ISSUER` };
  if (named !== issuer)
    return {
      verdict: 'broken',
      message: `the provider calls itself ${named}: set OIDC_ISSUER to exactly that`,
    };
  if (apart > MOST_APART)
    return {
      verdict: 'doubtful',
      message: `the clocks of ${issuer} and this machine are ${Math.round(apart / MINUTE)} minutes apart, so that its ID tokens may count as expired: correct the wrong one`,
    };
  return { verdict: 'good', message: `${issuer} answers as itself` };
}

/** The issuer in a provider's description of itself. */
function issuerIn(text: string): string | null {
  try {
    const { issuer } = Object(JSON.parse(text)) as { readonly issuer?: unknown };
    return typeof issuer === 'string' ? issuer : null;
  } catch {
    return null;
  }
}
