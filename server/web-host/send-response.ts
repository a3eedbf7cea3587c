import { createHash } from 'node:crypto';
import type { Response as ExpressResponse } from 'express';
import { hashScripts } from './inline-scripts';

type SendOptions = {
  readonly withBody: boolean;
  /** The nonce of the page's inline scripts, which hashes in the policy replace; null to leave the page as it is. */
  readonly nonce: string | null;
};

const SELF_SCRIPTS = "script-src 'self'";
/** Characters of a tag, which are 132 bits of its hash. */
const TAG_LENGTH = 22;

/** Sends a page in one piece, which is cheapest and sets Content-Length. Our pages do not stream. */
export async function sendResponse(
  answer: Response,
  response: ExpressResponse,
  { withBody, nonce }: SendOptions,
): Promise<void> {
  const sent = answer.body === null ? null : Buffer.from(await answer.arrayBuffer());
  response.status(answer.status);
  for (const [name, value] of answer.headers) {
    // Cookies are appended as separate lines; any other header of the page replaces an existing one.
    if (name === 'set-cookie') response.append(name, value);
    else response.set(name, value);
  }
  if (sent === null) {
    response.end();
    return;
  }
  const body = nonce === null ? sent : withHashes(sent, response, nonce);
  if (isShared(response)) response.set('ETag', `W/"${tagOf(body)}"`);
  response.set('Content-Length', String(body.length));
  if (withBody) response.end(body);
  else response.end();
}

function withHashes(page: Buffer, response: ExpressResponse, nonce: string): Buffer {
  const { html, sources } = hashScripts(page, nonce);
  const policy = response.getHeader('Content-Security-Policy');
  if (sources.length > 0 && typeof policy === 'string') {
    const scripts = [SELF_SCRIPTS, ...sources].join(' ');
    response.set('Content-Security-Policy', policy.replace(SELF_SCRIPTS, scripts));
  }
  return html;
}

function isShared(response: ExpressResponse): boolean {
  return String(response.getHeader('Cache-Control')).startsWith('public');
}

function tagOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, TAG_LENGTH);
}
