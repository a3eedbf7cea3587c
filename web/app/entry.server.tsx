import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { ResourcesJsonProvider } from '#app/i18n/bootstrap';
import { handleOf } from '#app/i18n/handle';
import { resourcesJson, textsIn } from '#app/i18n/resources.server';
import { TextsProvider } from '#app/i18n/texts-context';
import { NonceProvider } from '#app/lib/nonce';
import { siteNoticeIn } from '#app/session/site-notice.server';
import shellStyles from '#app/components/layout/site-shell.module.css';
import { RequestIdProvider } from '#app/lib/request-id';

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
            <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
          </ResourcesJsonProvider>
        </RequestIdProvider>
      </NonceProvider>
    </TextsProvider>
  );
}

/**
 * Reads the data that Remix sends behind the page for the browser, before the page is rendered: our pages defer
 * nothing. So nothing in the page waits, and React renders it in one go.
 */
async function readData({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return;
  const result = { done: true, value: await text(serverHandoffStream as ReadableStream) };
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result }) };
}

const NO_NOTICE = `<div class="${shellStyles.notice}"></div>`;

/** While the database is away, there is no data of the site that could bring the notice. */
function withNotice(html: string, { staticHandlerContext }: EntryContext, context: AppLoadContext): string {
  const hasState = staticHandlerContext.loaderData['root'] !== undefined;
  if (hasState || context.notice === null) return html;
  return html.replace(NO_NOTICE, () => NO_NOTICE.replace('><', () => `>${siteNoticeIn(context)}<`));
}

/** Responds with the complete page instead of a stream: the status can still report a rendering error. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  await readData(remixContext);
  await context.ownTurn();
  // The client has disconnected; nobody reads this.
  if (request.signal.aborted) return new Response(null, { status: 503 });
  // Streaming, React would encode the page in pieces of 2 kB, which takes longer than to render it.
  const html = withNotice(
    renderToString(createDocument(request, remixContext, context)),
    remixContext,
    context,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', context.locale);
  // RFC 9110, 15.5.6: what a page without a form takes.
  if (status === 405) headers.set('Allow', 'GET, HEAD');
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { headers, status });
}

/** Logs unexpected errors through the host; the error page shows the request id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) context.logFailure(error, 'page failed');
};
