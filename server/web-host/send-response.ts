import type { Response as ExpressResponse } from 'express';

/** Sends the answer of a page in one piece, which costs least and tells its length. Nothing on our pages comes later. */
export async function sendResponse(
  answer: Response,
  response: ExpressResponse,
  withBody: boolean,
): Promise<void> {
  const body = answer.body === null ? null : Buffer.from(await answer.arrayBuffer());
  response.status(answer.status);
  for (const [name, value] of answer.headers) {
    // Each cookie is a line of its own; any other header is the page's last word.
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
