/** A response; status 0 when there was none. */
export type Answer = { readonly status: number; readonly body: unknown; readonly took: number };

const TIMEOUT = 30_000;

/** Makes a call and never throws: a refused or broken connection is a result too. */
export async function call(url: string, init: RequestInit = {}): Promise<Answer> {
  const began = Date.now();
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT), ...init });
    const text = await response.text();
    return { status: response.status, body: parsed(text), took: Date.now() - began };
  } catch (error) {
    return { status: 0, body: error, took: Date.now() - began };
  }
}

export function post(url: string, body: unknown, accessToken?: string): Promise<Answer> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (accessToken !== undefined) headers.set('Authorization', `Bearer ${accessToken}`);
  return call(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
