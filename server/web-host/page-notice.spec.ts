import request from 'supertest';
import { Unavailable } from '../kernel/errors/request.errors';
import type { SiteNotice } from '../kernel/notice/site-notice';
import { type Page, usePageHosts } from '../../test/support/page-host';

const ID = '01939a3e-0000-7000-8000-000000000001';
const OTHER = '01939a3e-0000-7000-8000-000000000002';
const aNotice = (changes: Partial<SiteNotice> = {}): SiteNotice => ({
  ...{ id: ID, severity: 'info', textJa: '停止します', textEn: 'Down <soon>', startsAt: null, endsAt: null },
  savedAt: new Date(0),
  ...changes,
});
const dismissed = (id: string) => `dismissed_notice=${id}`;

describe('the notice on pages', () => {
  const host = usePageHosts();
  const page: Page = ({ notice }) =>
    new Response(JSON.stringify(notice), { headers: { 'Content-Type': 'text/html' } });

  describe.each(['/rules', '/login', '/admin/notice'])('of %s, cached or not', (address) => {
    it('is the one of now, in the reader’s language, and gone where it was dismissed', async () => {
      let notice: SiteNotice | null = aNotice();
      const { server } = await host(page, { responseCache: 'on', notice: () => notice });
      const seen = async (cookie = '', language = 'en') => {
        const asked = request(server).get(address).set('Accept-Language', language);
        const { text } = await (cookie === '' ? asked : asked.set('Cookie', cookie));
        return (JSON.parse(text) as { readonly text: string } | null)?.text ?? null;
      };
      const readers: readonly (readonly [string, string])[] = [
        ['', 'en'],
        ['', 'ja'],
        [dismissed(ID), 'en'],
        [dismissed(OTHER), 'en'],
        [dismissed('x'), 'en'],
      ];
      const seenByAll = async () => {
        const all = [];
        for (const [cookie, language] of [...readers, ...readers]) all.push(await seen(cookie, language));
        expect(all.slice(readers.length)).toEqual(all.slice(0, readers.length));
        return all.slice(0, readers.length);
      };
      const all = ['Down <soon>', '停止します', null, 'Down <soon>', 'Down <soon>'];
      expect(await seenByAll()).toEqual(all);
      notice = aNotice({ id: OTHER, textEn: 'Back', textJa: null });
      expect(await seenByAll()).toEqual(['Back', 'Back', 'Back', null, 'Back']);
      notice = null;
      expect(await seenByAll()).toEqual([null, null, null, null, null]);
      notice = aNotice();
      expect(await seenByAll()).toEqual(all);
      notice = aNotice({ textEn: 'Corrected', savedAt: new Date(1) });
      expect(await seen()).toBe('Corrected');
    });
  });

  it('does not make readers render pages of their own by dismissing what is not there', async () => {
    let rendered = 0;
    const count: Page = () => new Response(`${++rendered}`, { headers: { 'Content-Type': 'text/html' } });
    const { server } = await host(count, { responseCache: 'on', notice: () => aNotice() });
    for (const cookie of ['x=1', dismissed(OTHER), dismissed('evil'), dismissed(''), 'dismissed_notice'])
      await request(server).get('/rules').set('Cookie', cookie);
    expect(rendered).toBe(1);
  });

  it('is there while sessions cannot be checked', async () => {
    const { server } = await host(page, { notice: () => aNotice() });
    const { text } = await request(server)
      .get('/settings')
      .set({ Cookie: 'access_token=database-is-away', 'Accept-Language': 'en' });
    expect(JSON.parse(text)).toEqual({ id: ID, severity: 'info', text: 'Down <soon>', locale: 'en' });
  });

  it('is on the host’s own error page, escaped', async () => {
    const { server } = await host(page, {
      notice: () => aNotice(),
      limits: {
        admitPage: () => Promise.reject(Unavailable({ retryAfter: 5 })),
        render: () => Promise.resolve(),
      },
    });
    const { status, text } = await request(server)
      .get('/rules')
      .set({ Accept: 'text/html', 'Accept-Language': 'en' });
    expect(status).toBe(503);
    expect(text).toContain('<aside aria-label="Notice"><p lang="en">Down &lt;soon&gt;</p></aside>');
  });
});
