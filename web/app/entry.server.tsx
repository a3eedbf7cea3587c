import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import { LOCALES } from '@kimari/common/locale';
import { I18nextProvider } from 'react-i18next';
import { ResourcesJsonProvider } from '#app/i18n/bootstrap';
import { handleOf } from '#app/i18n/handle';
import { createI18n } from '#app/i18n/instance';
import { allResources, resourcesFor } from '#app/i18n/resources.server';
import { NonceProvider } from '#app/lib/nonce';
import { ownTurn } from '#app/lib/own-turn.server';

/** Milliseconds after which what has not been rendered is given up. */
const RENDER_TIMEOUT = 10_000;

function namespacesOf(remixContext: EntryContext): string[] {
  return remixContext.staticHandlerContext.matches.flatMap(({ route }) => {
    const handle: unknown = remixContext.routeModules[route.id]?.handle;
    return handleOf({ handle }).i18n ?? [];
  });
}

/** Nothing changes an instance while pages are rendered, so readers of one language share it. */
const instances = new Map(LOCALES.map((locale) => [locale, createI18n({ locale, resources: allResources })]));

function createDocument(request: Request, remixContext: EntryContext, context: AppLoadContext) {
  const i18n = instances.get(context.locale);
  if (!i18n) throw new Error(`There are no texts in ${context.locale}`);
  const texts = JSON.stringify(resourcesFor(context.locale, namespacesOf(remixContext)));
  return (
    <I18nextProvider i18n={i18n}>
      <NonceProvider value={context.nonce}>
        <ResourcesJsonProvider value={texts}>
          <RemixServer
            context={remixContext}
            url={request.url}
            abortDelay={RENDER_TIMEOUT}
            nonce={context.nonce}
          />
        </ResourcesJsonProvider>
      </NonceProvider>
    </I18nextProvider>
  );
}

type Failed = (error: unknown) => void;

/** Renders all of a page. What is not there when its time is over, or when the reader goes, is given up. */
function render(page: ReactElement, nonce: string, signal: AbortSignal, onError: Failed) {
  let patience: NodeJS.Timeout | undefined;
  const rendering = new Promise<PipeableStream>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      nonce,
      onError,
      onShellError: reject,
      onAllReady: () => resolve(stream),
    });
    const giveUp = (): void => stream.abort();
    patience = setTimeout(giveUp, RENDER_TIMEOUT).unref();
    signal.addEventListener('abort', giveUp, { once: true });
  });
  // Left running, it would keep every finished page in memory until it fires.
  return rendering.finally(() => clearTimeout(patience));
}

/**
 * The bytes of a rendered page without 0x00. React fills the end of a piece with them where a character of several
 * bytes does not fit, and no text can hold the character they stand for.
 */
async function bytesOf({ pipe }: PipeableStream): Promise<Uint8Array> {
  const pieces = new PassThrough();
  pipe(pieces);
  return withoutZeros(await buffer(pieces));
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
 * Answers with the finished page, in one piece: nothing on our pages comes later, and the status knows whether
 * everything could be rendered.
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
    // A reader who has gone is no failure.
    if (!request.signal.aborted) context.logFailure(error, 'rendering failed');
  };
  await ownTurn();
  const page = createDocument(request, remixContext, context);
  const html = await bytesOf(await render(page, context.nonce, request.signal, onError));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', context.locale);
  return new Response(html as BodyInit, { headers, status: failed ? 500 : status });
}

/** Tells the host what no route expected; the reader sees the number of the request on the error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) context.logFailure(error, 'page failed');
};
