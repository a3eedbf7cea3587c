import { isRouteErrorResponse, RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pageFetch } from '#app/api/page-fetch';
import { loadWords } from '#app/i18n/backend.client';
import { RESOURCES_ELEMENT_ID, ResourcesJsonProvider } from '#app/i18n/bootstrap';
import { type Namespaces, PageTexts } from '#app/i18n/texts';
import { TextsProvider } from '#app/i18n/texts-context';
import { RequestIdProvider } from '#app/lib/request-id';
import { DEFAULT_LOCALE, parseLocale } from '@kimari/common/locale';

const json = document.getElementById(RESOURCES_ELEMENT_ID)?.textContent ?? '{}';
const locale = parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE;
const texts = new PageTexts(locale, JSON.parse(json) as Namespaces, loadWords);

window.fetch = pageFetch(window.fetch.bind(window));

// Remix handles a rejected loader promise only after the page's styles have loaded. A rejection that arrives earlier
// would be reported as unhandled.
addEventListener('unhandledrejection', (event) => {
  if (isRouteErrorResponse(event.reason)) event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <TextsProvider value={texts}>
      <RequestIdProvider value={document.documentElement.dataset['request'] ?? null}>
        <ResourcesJsonProvider value={json}>
          <RemixBrowser />
        </ResourcesJsonProvider>
      </RequestIdProvider>
    </TextsProvider>,
  );
});
