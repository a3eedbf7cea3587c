import { createInstance } from 'i18next';
import type { BackendModule, i18n, Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LOCALES } from '@kimari/common/locale';
import type { Locale } from '@kimari/common/locale';

export const DEFAULT_NAMESPACE = 'common';

/** Options of an instance; the backend loads the texts of later pages. */
export type I18nSetup = {
  readonly locale: Locale;
  readonly resources: Resource;
  readonly backend?: BackendModule;
};

/** Creates an i18next instance, synchronously initialized. */
export function createI18n({ locale, resources, backend }: I18nSetup): i18n {
  const instance = createInstance();
  if (backend) instance.use(backend);
  void instance.use(initReactI18next).init({
    lng: locale,
    // Every text exists in every language (`npm run i18n:check`), so a fallback language is never needed.
    fallbackLng: false,
    supportedLngs: LOCALES,
    resources,
    partialBundledLanguages: backend !== undefined,
    ns: Object.keys(resources[locale] ?? {}),
    defaultNS: DEFAULT_NAMESPACE,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });
  return instance;
}
