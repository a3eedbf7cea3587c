import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { LOCALES } from '#common/locale';
import { I18nextProvider } from 'react-i18next';
import { ResourcesJsonProvider } from '#app/i18n/bootstrap';
import { handleOf } from '#app/i18n/handle';
import { createI18n } from '#app/i18n/instance';
import { allResources, resourcesFor } from '#app/i18n/resources.server';
import { NonceProvider } from '#app/lib/nonce';

/** Milliseconds after which what has not been rendered is given up. */
const STREAM_TIMEOUT = 10_000;

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
            abortDelay={STREAM_TIMEOUT}
            nonce={context.nonce}
          />
        </ResourcesJsonProvider>
      </NonceProvider>
    </I18nextProvider>
  );
}

/** Streams the page; robots get it when everything is there. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const isRobot = isbot(request.headers.get('user-agent') ?? '');
  return new Promise((resolve, reject) => {
    let answered = false;
    const answer = () => {
      answered = true;
      const body = new PassThrough();
      headers.set('Content-Type', 'text/html; charset=utf-8');
      headers.set('Content-Language', context.locale);
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(createDocument(request, remixContext, context), {
      nonce: context.nonce,
      onShellReady: () => {
        if (!isRobot) answer();
      },
      onShellError: reject,
      onAllReady: () => {
        clearTimeout(patience);
        if (isRobot) answer();
      },
      onError(error: unknown) {
        status = 500;
        // A reader who has gone is no failure.
        if (answered && !request.signal.aborted) console.error(`[${context.requestId}] rendering`, error);
      },
    });
    // Left running, it would keep every finished page in memory until it fires.
    const patience = setTimeout(abort, STREAM_TIMEOUT + 1000).unref();
  });
}

/** Logs what no route expected, with the number that the reader sees on the error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  console.error(`[${context.requestId}] ${request.method} ${new URL(request.url).pathname}`, error);
};
