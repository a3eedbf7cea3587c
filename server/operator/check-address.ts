import { SECOND } from '@kimari/common/durations';
import type { Diagnosis } from '../kernel/health/checks/diagnosis';
import { fetchFailure } from '../kernel/health/checks/fetch-failure';

const TIMEOUT = 5 * SECOND;
/** Characters that are read of a response. */
const MAX_ANSWER = 10_000;

/** Whether APP_URL leads to a Kimari, through any proxy in front of it. This machine may see another network than users do. */
export async function checkAddress(appUrl: string): Promise<Diagnosis> {
  const doubtful = (seen: string): Diagnosis => ({
    part: 'address',
    verdict: 'doubtful',
    message: `${appUrl} ${seen}: start the server, and check APP_URL and the proxy`,
  });
  try {
    const answer = await fetch(`${appUrl}/api/health`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = (await answer.text()).slice(0, MAX_ANSWER);
    if (answer.ok && isHealth(text))
      return { part: 'address', verdict: 'good', message: `${appUrl} leads to Kimari` };
    const leadsTo = answer.headers.get('location');
    return doubtful(
      leadsTo === null
        ? `answers with the status ${answer.status}, but not as Kimari does`
        : `leads on to ${leadsTo}`,
    );
  } catch (error) {
    return doubtful(`does not answer (${fetchFailure(error)})`);
  }
}

function isHealth(text: string): boolean {
  try {
    return (JSON.parse(text) as { readonly status?: unknown } | null)?.status === 'healthy';
  } catch {
    return false;
  }
}
