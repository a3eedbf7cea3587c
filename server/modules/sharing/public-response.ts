import { createHash } from 'node:crypto';
import type { HttpResponse } from '../../kernel/http/exchange';

/** A file that everybody may read, on other sites too. */
export type PublicFile = {
  readonly type: string;
  readonly body: string | Buffer;
  readonly lastModified?: Date | undefined;
  /** True when nothing in it depends on the reader's language. */
  readonly isNeutral?: boolean;
  /** 200 by default. */
  readonly status?: number;
};

/** Sends a file that caches must revalidate, or 304 when the client's copy is current. */
export function sendPublicFile(response: HttpResponse, file: PublicFile): void {
  const { type, body, lastModified, isNeutral = false, status = 200 } = file;
  if (isNeutral) {
    response.removeHeader('Content-Language');
    response.removeHeader('Vary');
  }
  response.status(status).set({
    'Cache-Control': 'public, no-cache',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    ...(lastModified && { 'Last-Modified': lastModified.toUTCString() }),
  });
  if (response.req.fresh) {
    response.status(304).end();
    return;
  }
  response.type(type).send(body);
}
