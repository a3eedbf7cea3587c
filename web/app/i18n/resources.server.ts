import { LOCALES, type Locale } from '@kimari/common/locale';
import { DEFAULT_NAMESPACE, type Namespaces, PageTexts, type Translate, type Words } from './texts';

const files = import.meta.glob<Words>('./locales/*/*.json', { eager: true, import: 'default' });

function namespacesIn(locale: Locale): Namespaces {
  const folder = `./locales/${locale}/`;
  const entries = Object.entries(files).filter(([path]) => path.startsWith(folder));
  return Object.fromEntries(
    entries.map(([path, words]) => [path.slice(folder.length, -'.json'.length), words]),
  );
}

type Language = { readonly namespaces: Namespaces; readonly texts: PageTexts };

const languages = Object.fromEntries(
  LOCALES.map((locale) => {
    const namespaces = namespacesIn(locale);
    return [locale, { namespaces, texts: new PageTexts(locale, namespaces) }];
  }),
) as Record<Locale, Language>;

/** Every text of the pages in a language. Rendering does not change them, so that all requests share them. */
export function textsIn(locale: Locale): PageTexts {
  return languages[locale].texts;
}

const written = new Map<string, string>();

/**
 * The texts that hydration of a page needs, as JSON that no text can end as a script. They are written once for each
 * combination of namespaces, of which routes have few.
 */
export function resourcesJson(locale: Locale, names: Iterable<string>): string {
  const { namespaces } = languages[locale];
  const wanted = [...new Set([DEFAULT_NAMESPACE, ...names])].filter((name) => name in namespaces);
  const key = [locale, ...wanted].join(' ');
  const known = written.get(key);
  if (known !== undefined) return known;
  const texts = Object.fromEntries(wanted.map((name) => [name, namespaces[name] ?? {}]));
  const json = JSON.stringify(texts).replaceAll('<', '\\u003c');
  written.set(key, json);
  return json;
}

/** Texts for loaders and actions, such as a page's title: `translator(context.locale)('rules:title')`. */
export function translator(locale: Locale): Translate {
  return textsIn(locale).translator();
}
