import type { Response as ExpressResponse } from 'express';

/** Sends a page in one piece, which is cheapest and sets Content-Length. Our pages do not stream. */
export async function sendResponse(
  answer: Response,
  response: ExpressResponse,
  withBody: boolean,
): Promise<void> {
  const body = answer.body === null ? null : Buffer.from(await answer.arrayBuffer());
  response.status(answer.status);
  for (const [name, value] of answer.headers) {
    // Cookies are appended as separate lines; any other header of the page replaces an existing one.
    if (name === 'set-cookie') response.append(name, value);
    else response.set(name, value);
  }
  if (body === null) {
    response.end();
    return;
  }
  response.set('Content-Length', String(body.length));
  if (withBody) response.end(body);
  else response.end();
}
