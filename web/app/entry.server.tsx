import { Writable } from 'node:stream';
import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import { ResourcesJsonProvider } from '#app/i18n/bootstrap';
import { handleOf } from '#app/i18n/handle';
import { resourcesJson, textsIn } from '#app/i18n/resources.server';
import { TextsProvider } from '#app/i18n/texts-context';
import { NonceProvider } from '#app/lib/nonce';
import { RequestIdProvider } from '#app/lib/request-id';
import { ownTurn } from '#app/lib/own-turn.server';

/** Milliseconds after which rendering is aborted. */
const RENDER_TIMEOUT = 10_000;

function namespacesOf(remixContext: EntryContext): string[] {
  return remixContext.staticHandlerContext.matches.flatMap(({ route }) => {
    const handle: unknown = remixContext.routeModules[route.id]?.handle;
    return handleOf({ handle }).i18n ?? [];
  });
}

function createDocument(request: Request, remixContext: EntryContext, context: AppLoadContext) {
  const json = resourcesJson(context.locale, namespacesOf(remixContext));
  return (
    <TextsProvider value={textsIn(context.locale)}>
      <NonceProvider value={context.nonce}>
        <RequestIdProvider value={remixContext.staticHandlerContext.errors ? context.requestId : null}>
          <ResourcesJsonProvider value={json}>
            <RemixServer
              context={remixContext}
              url={request.url}
              abortDelay={RENDER_TIMEOUT}
              nonce={context.nonce}
            />
          </ResourcesJsonProvider>
        </RequestIdProvider>
      </NonceProvider>
    </TextsProvider>
  );
}

type Failed = (error: unknown) => void;

/** Renders a whole page. Aborts at the timeout or when the client disconnects. */
function render(page: ReactElement, nonce: string, signal: AbortSignal, onError: Failed) {
  let timer: NodeJS.Timeout | undefined;
  const rendering = new Promise<PipeableStream>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      nonce,
      onError,
      onShellError: reject,
      onAllReady: () => resolve(stream),
    });
    const giveUp = (): void => stream.abort();
    timer = setTimeout(giveUp, RENDER_TIMEOUT).unref();
    signal.addEventListener('abort', giveUp, { once: true });
  });
  // Otherwise the timer would keep every finished page in memory until it fires.
  return rendering.finally(() => clearTimeout(timer));
}

/**
 * The bytes of a rendered page without NUL. React pads the end of a chunk with NUL bytes where a multi-byte character
 * does not fit, and no text contains U+0000.
 */
function bytesOf({ pipe }: PipeableStream): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    // React writes in pieces of 2 kB, sometimes as text. A stream that passes them on would cost a turn for each.
    const page = new Writable({
      decodeStrings: true,
      write: (piece: Buffer, _encoding, done) => {
        pieces.push(piece);
        done();
      },
      final: (done) => {
        resolve(withoutZeros(Buffer.concat(pieces)));
        done();
      },
    });
    page.once('error', reject);
    pipe(page);
  });
}

function withoutZeros(html: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let zero = html.indexOf(0); zero !== -1; zero = html.indexOf(0, from)) {
    parts.push(html.subarray(from, zero));
    from = zero + 1;
  }
  return from === 0 ? html : Buffer.concat([...parts, html.subarray(from)]);
}

/**
 * Responds with the complete page instead of a stream: our pages defer nothing, and the status can still report a
 * rendering error.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  let failed = false;
  const onError: Failed = (error) => {
    failed = true;
    // A client that disconnected is not an error.
    if (!request.signal.aborted) context.logFailure(error, 'rendering failed');
  };
  await ownTurn();
  const page = createDocument(request, remixContext, context);
  const html = await bytesOf(await render(page, context.nonce, request.signal, onError));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', context.locale);
  return new Response(html as BodyInit, { headers, status: failed ? 500 : status });
}

/** Logs unexpected errors through the host; the error page shows the request id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) context.logFailure(error, 'page failed');
};
