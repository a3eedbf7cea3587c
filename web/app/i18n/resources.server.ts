import type { Resource, ResourceLanguage, TFunction } from 'i18next';
import { LOCALES } from '@kimari/common/locale';
import type { Locale } from '@kimari/common/locale';
import { createI18n, DEFAULT_NAMESPACE } from './instance';

const files = import.meta.glob<ResourceLanguage>('./locales/*/*.json', { eager: true, import: 'default' });

function languageOf(locale: Locale): ResourceLanguage {
  const folder = `./locales/${locale}/`;
  const entries = Object.entries(files).filter(([path]) => path.startsWith(folder));
  return Object.fromEntries(
    entries.map(([path, words]) => [path.slice(folder.length, -'.json'.length), words]),
  );
}

/** Every text of the pages, in every language. */
export const allResources: Resource = Object.fromEntries(
  LOCALES.map((locale) => [locale, languageOf(locale)]),
);

/** The texts that hydration of a page needs. */
export function resourcesFor(locale: Locale, namespaces: Iterable<string>): Resource {
  const language = allResources[locale] ?? {};
  const wanted = [...new Set([DEFAULT_NAMESPACE, ...namespaces])].filter((name) => name in language);
  return { [locale]: Object.fromEntries(wanted.map((name) => [name, language[name] ?? {}])) };
}

const translators = new Map<Locale, TFunction>();

/** Texts for loaders and actions, such as a page's title: `translator(context.locale)('rules:title')`. */
export function translator(locale: Locale): TFunction {
  const known = translators.get(locale);
  if (known) return known;
  const created = createI18n({ locale, resources: allResources }).getFixedT(locale);
  translators.set(locale, created);
  return created;
}
