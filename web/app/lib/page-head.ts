import type { MetaArgs, MetaDescriptor } from '@remix-run/node';
import { LOCALES, parseLocale, type Locale } from '@kimari/common/locale';
import { SITE_NAME } from '@kimari/common/site';
import { pageTitle } from './page-title';

/** The metadata of a public page for search engines, feed readers and previews on other sites. */
export type PageHead = {
  readonly title: string;
  readonly description?: string | null | undefined;
  /** The canonical address without the origin and without `lang`. */
  readonly path: string;
  readonly kind?: 'website' | 'article' | 'profile';
  /** An image of 1200 × 630 pixels. */
  readonly card?: { readonly path: string; readonly text: string };
  readonly feeds?: readonly { readonly title: string; readonly path: string }[];
  /** A description in the vocabulary of schema.org. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** False for pages that search engines may read but should not list, such as the results of a search. */
  readonly listed?: boolean;
};

type Scope = Pick<MetaArgs, 'matches' | 'location'>;
/** Of the data of the root route. */
type Site = { readonly appUrl: string; readonly locale: Locale };

const OPEN_GRAPH_LOCALES = { ja: 'ja_JP', en: 'en_US' } as const satisfies Record<Locale, string>;
const NOT_LISTED: MetaDescriptor = { name: 'robots', content: 'noindex' };

/** The head of a page that everybody may see. */
export function publicHead({ matches, location }: Scope, page: PageHead): MetaDescriptor[] {
  const site = matches.find(({ id }) => id === 'root')?.data as Site | undefined;
  const names: MetaDescriptor[] = [
    pageTitle(page.title),
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    ...(page.listed === false ? [NOT_LISTED] : []),
  ];
  if (!site) return names;
  const asked = parseLocale(new URLSearchParams(location.search).get('lang'));
  const address = site.appUrl + inLanguage(page.path, asked);
  return [
    ...names,
    link('canonical', address),
    ...(page.listed === false ? [] : languagesOf(site.appUrl, page.path)),
    ...openGraph(page, site, address),
    ...(page.feeds ?? []).map(({ title, path }) =>
      link('alternate', path, { type: 'application/atom+xml', title }),
    ),
    ...(page.jsonLd ? [{ 'script:ld+json': page.jsonLd as { readonly [name: string]: never } }] : []),
  ];
}

/** The head of a page that is not public: search engines and previews get nothing. */
export function privateHead(title: string): MetaDescriptor[] {
  return [pageTitle(title), NOT_LISTED];
}

/** The same page in a given language; null leaves the choice to the reader's browser. */
function inLanguage(path: string, locale: Locale | null): string {
  if (locale === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
}

function link(rel: string, href: string, more: Readonly<Record<string, string>> = {}): MetaDescriptor {
  return { tagName: 'link', rel, href, ...more };
}

function languagesOf(origin: string, path: string): MetaDescriptor[] {
  const languages = LOCALES.map((locale) =>
    link('alternate', origin + inLanguage(path, locale), { hrefLang: locale }),
  );
  return [...languages, link('alternate', origin + path, { hrefLang: 'x-default' })];
}

/** Open Graph (https://ogp.me), which is read by the sites on which an address is shared. */
function openGraph(page: PageHead, { appUrl, locale }: Site, address: string): MetaDescriptor[] {
  const { card } = page;
  const property = (name: string, content: string): MetaDescriptor => ({ property: `og:${name}`, content });
  return [
    property('site_name', SITE_NAME),
    property('type', page.kind ?? 'website'),
    property('title', page.title),
    ...(page.description ? [property('description', page.description)] : []),
    property('url', address),
    property('locale', OPEN_GRAPH_LOCALES[locale]),
    ...LOCALES.filter((other) => other !== locale).map((other) =>
      property('locale:alternate', OPEN_GRAPH_LOCALES[other]),
    ),
    property('image', appUrl + (card?.path ?? '/icon-512.png')),
    ...(card
      ? [
          property('image:type', 'image/png'),
          property('image:width', '1200'),
          property('image:height', '630'),
          property('image:alt', card.text),
        ]
      : []),
    { name: 'twitter:card', content: card ? 'summary_large_image' : 'summary' },
  ];
}
