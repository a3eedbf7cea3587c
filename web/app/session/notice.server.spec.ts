import type { AppLoadContext } from '@remix-run/node';
import en from '#app/i18n/locales/en/notices.json';
import ja from '#app/i18n/locales/ja/notices.json';
import { PageTexts } from '#app/i18n/texts';
import { noticeOf, type Notice } from './notice-words.server';
import {
  readNotice,
  redirectWithNotice,
  showsPage,
  spentNoticeCookie,
  type NoticeOutcome,
} from './notice.server';

const TEXTS = {
  ja: new PageTexts('ja', { notices: ja }).translator(),
  en: new PageTexts('en', { notices: en }).translator(),
};

const site = (appUrl = 'https://kimari.example') => ({ appUrl }) as unknown as AppLoadContext;

/** The request of the page to which a browser is redirected. */
function following(outcome: NoticeOutcome): Request {
  const cookie = redirectWithNotice('/rules', outcome, site()).headers.get('Set-Cookie') ?? '';
  return withCookie(cookie.split(';', 1)[0] ?? '');
}

function withCookie(cookie: string, path = '/rules', further: Record<string, string> = {}): Request {
  const headers = { Cookie: `theme=dark; ${cookie}`, Accept: 'text/html', ...further };
  return new Request(`https://kimari.example${path}`, { headers });
}

function wordsFor(request: Request, locale: 'ja' | 'en'): Notice | null {
  const notice = readNotice(request);
  return notice && noticeOf(notice, TEXTS[locale]);
}

describe('the word after a form', () => {
  it('reaches the next page, in the language of its reader', () => {
    const request = following({ kind: 'updated', version: '1.2.0' });
    expect(wordsFor(request, 'ja')).toMatchObject({ text: '1.2.0として更新しました' });
    expect(wordsFor(request, 'en')).toMatchObject({ text: 'Updated as 1.2.0' });
  });

  it('leads from a deleted rule to the way back', () => {
    const id = '0198f3a0-7c1e-7b6e-8a51-3d2f6a1b0c9d';
    expect(wordsFor(following({ kind: 'deleted', id }), 'en')?.action).toEqual({
      label: 'Undo',
      to: `/rules/trash?deleted=${id}`,
    });
  });

  it('is kept for a minute, until scripts have shown it, and only once', () => {
    const kept = redirectWithNotice('/', { kind: 'saved' }, site()).headers.get('Set-Cookie');
    expect(kept).toMatch(/^notice=[\w-]+; Path=\/; Max-Age=60; SameSite=Lax; Secure$/);
    expect(spentNoticeCookie(site('http://localhost:3000'))).toBe('notice=; Path=/; Max-Age=0; SameSite=Lax');
  });

  it('is for the page that the form leads to, whatever else is asked for meanwhile', () => {
    const cookie = following({ kind: 'saved' }).headers.get('Cookie') ?? '';
    expect(readNotice(withCookie(cookie, '/rules?page=2'))).not.toBeNull();
    expect(readNotice(withCookie(cookie, '/rules/@a/b'))).toBeNull();
  });

  it.each([
    [{}, true],
    [{ Accept: '*/*' }, false],
    [{ 'Sec-Purpose': 'prefetch' }, false],
    [{ 'Sec-Purpose': 'prefetch;prerender' }, false],
  ])('is spent by a request with %j: %s', (headers, isSpent) => {
    expect(showsPage(withCookie('', '/rules', headers))).toBe(isSpent);
  });

  it.each([
    '',
    'notice=',
    'notice=%00',
    'notice=bm90IGpzb24',
    `notice=${Buffer.from('{"kind":"updated","version":"<b>"}').toString('base64url')}`,
    `notice=${Buffer.from('{"kind":"hello"}').toString('base64url')}`,
  ])('is nothing for the cookie %j', (cookie) => {
    expect(readNotice(withCookie(cookie))).toBeNull();
  });
});
