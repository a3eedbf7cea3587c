import type { AppLoadContext } from '@remix-run/node';
import banner from '#app/components/feedback/banner.module.css';
import { buttonClass } from '#app/components/ui/button';
import { translator } from '#app/i18n/resources.server';
import { cn } from '#app/lib/cn';
import { escapeHtml } from '#app/lib/escape-html';
import { paths } from '#app/lib/paths';

/** In ASCII, as addresses are copied from browsers: Japanese goes on behind one without a space. */
const ADDRESS = /https?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+/gi;
const END_OF_SENTENCE = /[.,:;!?)\]}]+$/;

/** The notice of a page as HTML, so that scripts of pages need not know how; empty when there is nothing to tell. */
export function siteNoticeIn({ notice, locale }: Pick<AppLoadContext, 'notice' | 'locale'>): string {
  if (notice === null) return '';
  const { id, severity, text } = notice;
  const t = translator(locale);
  const look = cn(banner.banner, severity === 'warning' && banner.warn);
  const button = `<button class="${buttonClass({ size: 'sm' })}" name="notice" value="${id}">${t('site_notice.dismiss')}</button>`;
  return (
    `<div role="region" aria-label="${t('site_notice.label')}" class="${look}"><p lang="${notice.locale}">${htmlOf(text)}</p>` +
    `<form method="post" action="${paths.preferences()}">${button}</form></div>`
  );
}

/** The text as HTML that shows it as it is, with links. */
export function htmlOf(text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(END_OF_SENTENCE, '');
    if (!URL.canParse(address)) continue;
    const href = escapeHtml(new URL(address).href);
    html += `${escapeHtml(text.slice(end, index))}<a href="${href}">${escapeHtml(address)}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(text.slice(end));
}
