import { SITE_NAME } from '@kimari/common/site';
import type { Translate } from '../../../kernel/i18n/translator';
import type { SiteAddress } from '../site-address';
import { element, xmlDocument } from '../xml';

/** Addresses that are of no use to search engines: actions, and parts of pages. */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/auth/',
  '/graphql',
  '/logout',
  '/palette',
  '/preferences',
  '/reset-password',
  '/rules/authors',
  '/rules/preview',
  '/settings',
  '/verify-email',
  '/*.data$',
];

/** For a site that shows nothing to strangers. */
export const CLOSED_TO_ROBOTS = 'User-agent: *\nDisallow: /\n';

/** https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsFile(site: SiteAddress): string {
  const rules = ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)];
  return [...rules, '', `Sitemap: ${site.at('/sitemap.xml')}`, ''].join('\n');
}

/** https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md */
export function openSearchFile(site: SiteAddress, t: Translate): string {
  return xmlDocument(
    element('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
      element('ShortName', {}, SITE_NAME),
      element('Description', {}, t('sharing.search')),
      element('InputEncoding', {}, 'UTF-8'),
      element('Image', { width: 32, height: 32, type: 'image/x-icon' }, site.at('/favicon.ico')),
      element('Url', { type: 'text/html', template: site.at('/rules?q={searchTerms}') }),
    ]),
  );
}

/** For how long the contact counts; less than a year, and the same all month, so that caches can revalidate. */
const VALID_MONTHS = 6;

/** https://www.rfc-editor.org/rfc/rfc9116 */
export function securityFile(site: SiteAddress, contact: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1));
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ja, en',
    `Canonical: ${site.at('/.well-known/security.txt')}`,
  ];
  return `${lines.join('\n')}\n`;
}
