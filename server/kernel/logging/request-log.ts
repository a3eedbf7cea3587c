import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { ClientRequest } from '../http/client-request';
import { addressClass } from '../http/network-address';
import { requests, requestSeconds } from '../metrics/instruments';
import { traceRequest } from '../tracing/tracing';

/** How requests are logged. */
export type RequestLogOptions = {
  /** The surface, or `pages`. */
  readonly surface: string;
  /** The share of ordinary requests that are logged, from 0 to 1. */
  readonly share: number;
  /** Milliseconds without an answer after which a request is slow, and always logged. */
  readonly slowAfter?: number;
};

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Counts each request, and logs one line when it ends: server errors at warn, all others at info. Its time ends with the
 * beginning of the answer. A stream stays open on purpose, and a download takes as long as its reader's network.
 */
export function requestLog(
  logger: Logger,
  { surface, share, slowAfter = 1000 }: RequestLogOptions,
): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const answered = timeOfAnswer(response);
    response.once('close', () => {
      const ended = performance.now();
      const elapsed = (answered() ?? ended) - started;
      const status = response.statusCode;
      const method = METHODS.has(request.method) ? request.method : 'other';
      requests.inc({ surface, method, status });
      requestSeconds.observe({ surface }, elapsed / 1000);
      const isSlow = elapsed >= slowAfter;
      if (status < 500 && !isSlow && Math.random() >= share) return;
      const times = { milliseconds: Math.round(elapsed), open: Math.round(ended - started) };
      const entry = entryOf(request, { surface, status, ...times });
      if (status >= 500) logger.warn(entry, 'request failed');
      else logger.info(entry, isSlow ? 'slow request' : 'request');
    });
    traceRequest(request, response, surface, next);
  };
}

/** When the head of the response is sent; Node always calls `writeHead` for it. */
function timeOfAnswer(response: Response): () => number | undefined {
  let answered: number | undefined;
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => Response;
  response.writeHead = (...given: unknown[]): Response => {
    answered ??= performance.now();
    return writeHead(...given);
  };
  return () => answered;
}

function entryOf(request: Request, facts: object): object {
  const context = (request as Partial<ClientRequest>).kimari;
  const route = request.route as { readonly path?: unknown } | undefined;
  return {
    requestId: context?.requestId,
    method: request.method,
    path: request.originalUrl.split('?', 1)[0],
    route: typeof route?.path === 'string' ? route.path : undefined,
    ...facts,
    address: addressClass(request.ip),
    actor: context?.actor && context.actor.kind !== 'anonymous' ? context.actor.userId : undefined,
  };
}
