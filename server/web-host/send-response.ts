import type { Response as ExpressResponse } from 'express';

/** Milliseconds. A page comes in dozens of small pieces; compressing each for itself takes longer than rendering it. */
const FLUSH_WITHIN = 5;

/** Sends the answer of a page as it comes; what is there leaves within a moment, also through compression. */
export async function sendResponse(
  answer: Response,
  response: ExpressResponse,
  withBody: boolean,
): Promise<void> {
  response.status(answer.status);
  for (const [name, value] of answer.headers) response.append(name, value);
  if (!withBody || !answer.body) {
    await answer.body?.cancel();
    response.end();
    return;
  }
  const reader = answer.body.getReader();
  try {
    await pump(reader, response);
  } finally {
    // The reader went away, or the page broke off: what renders it should stop.
    if (!response.writableEnded) await reader.cancel().catch(() => undefined);
  }
}

async function pump(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  response: ExpressResponse,
): Promise<void> {
  let flush: NodeJS.Timeout | undefined;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (response.destroyed) return;
      if (done) {
        response.end();
        return;
      }
      const isDrained = response.write(value);
      flush ??= setTimeout(() => {
        flush = undefined;
        response.flush();
      }, FLUSH_WITHIN);
      if (!isDrained) await untilDrained(response);
    }
  } finally {
    clearTimeout(flush);
  }
}

function untilDrained(response: ExpressResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      response.off('drain', go);
      response.off('close', go);
      resolve();
    };
    response.once('drain', go);
    response.once('close', go);
  });
}
