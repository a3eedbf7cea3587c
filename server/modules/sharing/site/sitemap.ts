import { element, escapeXml, xmlDocument } from '../xml';

/** Addresses in one file, at most (https://www.sitemaps.org/protocol.html). */
export const ADDRESSES_PER_FILE = 50_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Addresses that are stored: of rules, and of their owners. */
export type StoredKind = 'rules' | 'owners';

/** Which addresses a file holds. */
export type SitemapPart = { readonly kind: 'pages' | StoredKind; readonly number: number };

/** `rules-2.xml`; null for any other name. */
export function readPartName(name: string): SitemapPart | null {
  const match = /^(pages|rules|owners)-([1-9]\d{0,3})$/.exec(name);
  if (!match) return null;
  return { kind: match[1] as SitemapPart['kind'], number: Number(match[2]) };
}

/** The names of all files, without their ending. */
export function partNames(numbers: Readonly<Record<StoredKind, readonly number[]>>): readonly string[] {
  const names = (kind: StoredKind) => numbers[kind].map((number) => `${kind}-${number}`);
  return ['pages-1', ...names('rules'), ...names('owners')];
}

/** The list of all files. */
export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => element('sitemap', {}, [element('loc', {}, address)]));
  return xmlDocument(element('sitemapindex', { xmlns: NAMESPACE }, files));
}

export const SITEMAP_START = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n`;
export const SITEMAP_END = '</urlset>\n';

/** One line of a file, written by hand: a file has fifty thousand. */
export function sitemapLine(address: string, changed?: Date): string {
  const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeXml(address)}</loc>${modified}</url>\n`;
}
