import { isRouteErrorResponse, RemixBrowser } from '@remix-run/react';
import type { Resource } from 'i18next';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { chunkBackend } from '#app/i18n/backend.client';
import { RESOURCES_ELEMENT_ID, ResourcesJsonProvider } from '#app/i18n/bootstrap';
import { createI18n } from '#app/i18n/instance';
import { DEFAULT_LOCALE, parseLocale } from '@kimari/common/locale';

const texts = document.getElementById(RESOURCES_ELEMENT_ID)?.textContent ?? '{}';
const i18n = createI18n({
  locale: parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE,
  resources: JSON.parse(texts) as Resource,
  backend: chunkBackend,
});

// Remix handles a rejected loader promise only after the page's styles have loaded. A rejection that arrives earlier
// would be reported as unhandled.
addEventListener('unhandledrejection', (event) => {
  if (isRouteErrorResponse(event.reason)) event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <ResourcesJsonProvider value={texts}>
        <RemixBrowser />
      </ResourcesJsonProvider>
    </I18nextProvider>,
  );
});
