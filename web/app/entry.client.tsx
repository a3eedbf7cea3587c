import { isRouteErrorResponse, RemixBrowser } from '@remix-run/react';
import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { wrapDataStrategy } from '#app/api/data-strategy';
import { pageFetch } from '#app/api/page-fetch';
import { keepPage } from '#app/components/feedback/keep-page';
import { keepPageOffline } from '#app/components/feedback/offline-forms';
import { sendFormsOnce } from '#app/components/feedback/send-once';
import { ResourcesJsonProvider } from '#app/i18n/bootstrap';
import { browserTexts, writtenTexts } from '#app/i18n/browser-texts';
import { TextsProvider } from '#app/i18n/texts-context';
import { tellEarlyTyping, watchEarlyTyping } from '#app/lib/early-typing';
import { RequestIdProvider } from '#app/lib/request-id';

window.fetch = pageFetch(window.fetch.bind(window));
keepPageOffline();
wrapDataStrategy((strategy, routerOf) => {
  sendFormsOnce(routerOf);
  return keepPage(strategy, routerOf);
});

// Remix handles a rejected loader promise only after the page's styles have loaded. A rejection that arrives earlier
// would be reported as unhandled.
addEventListener('unhandledrejection', (event) => {
  if (isRouteErrorResponse(event.reason)) event.preventDefault();
});

function Page() {
  useLayoutEffect(tellEarlyTyping, []);
  return (
    <TextsProvider value={browserTexts()}>
      <RequestIdProvider value={document.documentElement.dataset['request'] ?? null}>
        <ResourcesJsonProvider value={writtenTexts()}>
          <RemixBrowser />
        </ResourcesJsonProvider>
      </RequestIdProvider>
    </TextsProvider>
  );
}

watchEarlyTyping();
startTransition(() => {
  hydrateRoot(document, <Page />);
});
