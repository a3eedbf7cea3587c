import { useTestApp } from '../../support/app';
import { aUser, type TestUser } from '../../support/factories/user';
import { graphqlOf } from '../../support/graphql';
import { statementsDuring } from '../../support/statements';

const SET = 'mutation ($input: SiteNoticeInput!) { setSiteNotice(input: $input) { success message } }';
const REMOVE = 'mutation { removeSiteNotice { success } }';
const SHOWN = '{ siteNotice { id severity text locale startsAt endsAt } }';
const MINUTE = 60;

type Told = { readonly id: string; readonly text: string; readonly locale: string };

describe('the notice to everybody', () => {
  const app = useTestApp({ ADMIN_EMAILS: 'boss@example.jp' });
  const { ask, run } = graphqlOf(() => app);
  let boss: TestUser;

  beforeEach(async () => {
    boss = await aUser(app, { username: 'boss' });
  });

  const now = () => Math.floor(Date.now() / 1000);
  const set = (input: object) => run(boss, SET, { input });
  const told = async (lang = 'en', http = app.http) => {
    const { body, headers } = await http().get('/api/notice').set('Accept-Language', lang).expect(200);
    const { notice } = body as { readonly notice: Told | null };
    expect(headers['kimari-notice']).toBe(notice?.id);
    return notice;
  };

  it('is told in the language of the reader, over REST and GraphQL, to strangers too', async () => {
    expect(await told()).toBeNull();
    await set({ textJa: ' 停止します ', textEn: 'Down at <b>noon</b>', severity: 'WARNING' });
    expect(await told()).toMatchObject({ text: 'Down at <b>noon</b>', locale: 'en', severity: 'warning' });
    expect(await told('ja')).toMatchObject({ text: '停止します', locale: 'ja' });
    const { siteNotice } = (await ask(null, SHOWN)) as { readonly siteNotice: object };
    expect(siteNotice).toMatchObject({ severity: 'WARNING', startsAt: null, endsAt: null });
  });

  it.each([
    [{ textJa: '停止' }, 'en', '停止', 'ja'],
    [{ textEn: 'Down', textJa: ' ' }, 'ja', 'Down', 'en'],
  ])('stands in for a missing language: %j', async (texts, lang, text, locale) => {
    await set(texts);
    expect(await told(lang)).toMatchObject({ text, locale });
  });

  it('begins and ends by itself', async () => {
    await set({ textEn: 'x', startsAt: now() + 5 * MINUTE, endsAt: now() + 10 * MINUTE });
    expect(await told()).toBeNull();
    app.passTime(6 * MINUTE * 1000);
    expect(await told()).toMatchObject({ text: 'x' });
    app.passTime(5 * MINUTE * 1000);
    expect(await told()).toBeNull();
  });

  it('keeps its id until it says something else', async () => {
    const ids: (string | undefined)[] = [];
    for (const input of [
      { textEn: 'a' },
      { textEn: 'a', endsAt: now() + MINUTE },
      { textEn: 'a', severity: 'WARNING' },
      { textEn: 'b', severity: 'WARNING' },
      { textEn: 'b', textJa: 'b', severity: 'WARNING' },
    ]) {
      expect((await set(input)).errors).toBeUndefined();
      ids.push((await told())?.id);
    }
    expect(new Set(ids).size).toBe(4);
    expect(ids[0]).toBe(ids[1]);
  });

  it.each([
    [{}, 'textJa'],
    [{ textJa: '  ', textEn: '\u3000' }, 'textJa'],
    [{ textEn: 'x'.repeat(501) }, 'textEn'],
    [{ textJa: '決'.repeat(501) }, 'textJa'],
    [{ textEn: 'two\nlines' }, 'textEn'],
    [{ textEn: 'a\u0000b' }, 'textEn'],
    [{ textEn: 'a\u202eb' }, 'textEn'],
    [{ textEn: '\ud800' }, 'textEn'],
    [{ textEn: 'x', startsAt: 2_000_000_000, endsAt: 2_000_000_000 }, 'endsAt'],
    [{ textEn: 'x', endsAt: 1_000_000_000 }, 'endsAt'],
    [{ textEn: 'x', startsAt: -1 }, 'startsAt'],
  ])('refuses %j and names the field', async (input, field) => {
    const { errors } = await set(input);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_REQUEST',
      issues: expect.arrayContaining([expect.objectContaining({ path: expect.arrayContaining([field]) })]),
    });
    expect(await told()).toBeNull();
  });

  it('takes as many characters as it says, whatever they are', async () => {
    const text = '🈺'.repeat(500);
    expect((await set({ textJa: text })).errors).toBeUndefined();
    expect(await told('ja')).toMatchObject({ text });
  });

  it('goes at once, and once', async () => {
    await set({ textEn: 'x' });
    await told();
    await ask(boss, REMOVE);
    expect(await told()).toBeNull();
    expect((await run(boss, REMOVE)).errors?.[0]?.extensions).toMatchObject({
      reason: 'administration.noNotice',
    });
  });

  it('shows in another process within seconds', async () => {
    const other = await app.another();
    try {
      expect(await told('en', other.http)).toBeNull();
      await set({ textEn: 'x' });
      // The header and the body may be of two moments.
      const shows = async (): Promise<boolean> =>
        ((await other.http().get('/api/notice')).body as { readonly notice: object | null }).notice !== null;
      const began = performance.now();
      while (!(await shows())) expect(performance.now() - began).toBeLessThan(10_000);
    } finally {
      await other.close();
    }
  });

  it('costs requests no statement', async () => {
    await set({ textEn: 'x' });
    expect(await statementsDuring(() => told())).toEqual([]);
  });
});
