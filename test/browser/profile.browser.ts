import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { accessibilityProblems } from './support/accessibility';
import { useBrowser } from './support/browser';
import { until } from '../support/until';
import { aPerson, aRuleOf, call, type Person, signIn } from './support/people';
import { ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();

const TIMEOUT = 120_000;

const WORDS = {
  ja: {
    choose: '画像を選ぶ',
    upload: 'アップロード',
    remove: '外す',
    use: 'この画像にする',
    zoom: '拡大',
    name: '表示名',
    bio: '自己紹介',
    website: 'ウェブサイト',
    save: '変更を保存',
    saved: 'プロフィールを更新しました',
    uploaded: 'アバター画像を更新しました',
    removed: 'アバター画像を外しました',
    badWebsite: 'https:// から始まるURLを入力してください。',
    badFormat: 'JPEG、PNG、GIF、WebPのいずれかの画像を使用してください。',
    edit: 'プロフィールを編集',
    firstRule: '最初のルールを書く',
    stars: 'スター',
    starsTitle: 'のスター',
    search: 'スターを付けたルールを検索',
    nothing: '見つかりませんでした',
  },
  en: {
    choose: 'Choose image',
    upload: 'Upload',
    remove: 'Remove',
    use: 'Use this image',
    zoom: 'Zoom',
    name: 'Display name',
    bio: 'Bio',
    website: 'Website',
    save: 'Save changes',
    saved: 'Profile updated',
    uploaded: 'Avatar updated',
    removed: 'Avatar removed',
    badWebsite: 'Enter a URL that starts with https://.',
    badFormat: 'Use a JPEG, PNG, GIF or WebP image',
    edit: 'Edit profile',
    firstRule: 'Write your first rule',
    stars: 'Stars',
    starsTitle: 'Stars of',
    search: 'Search starred rules',
    nothing: 'Nothing found',
  },
} as const;

type Locale = keyof typeof WORDS;
const LOCALES = ['ja', 'en'] as const;

/** A picture whose halves differ, wider than high. */
async function aPhoto(): Promise<Buffer> {
  const half = { create: { width: 300, height: 300, channels: 3, background: 'blue' } } as const;
  const base = sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } });
  return base
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

const photo = async () => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });

async function open(locale: Locale, person: Person | null, wishes: object = {}): Promise<Page> {
  const page = await visitors.open({ reducedMotion: 'reduce', ...wishes });
  await page.context().addCookies([{ name: 'lang', value: locale, url: ORIGIN }]);
  if (person) await signIn(page, person);
  return page;
}

/** The colour in the middle of somebody's picture, as the site serves it. */
async function colourOf(page: Page): Promise<'red' | 'blue'> {
  const source = await page.locator('main img').first().getAttribute('src');
  const answer = await page.request.get(source ?? '/no-picture');
  expect(answer.headers()['content-type']).toBe('image/webp');
  const [red = 0, , blue = 0] = await sharp(await answer.body())
    .extract({ left: 250, top: 256, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
}

describe.each(LOCALES)('the profile tab (%s)', (locale) => {
  const words = WORDS[locale];

  it(
    'saves the fields and says so, keeps what is wrong, and empties them',
    async () => {
      const person = await aPerson('profile');
      const page = await open(locale, person, { statuses: [400] });
      await visit(page, '/settings');
      await page.getByLabel(words.name).fill('中村 空');
      await page.getByLabel(words.bio).fill('港のそばで\n画面を作っています。');
      await page.getByText('16 / 500').waitFor();
      await page.getByLabel(words.website).fill('sora.example');
      await page.getByRole('button', { name: words.save }).click();
      await page.getByText(words.badWebsite).waitFor();
      expect(await page.getByLabel(words.name).inputValue()).toBe('中村 空');
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByLabel(words.website).fill('https://sora.example');
      await page.getByRole('button', { name: words.save }).click();
      await page.getByRole('status').getByText(words.saved).waitFor();
      await page.waitForURL(`${ORIGIN}/settings`);
      await visit(page, `/user/${person.username}`);
      await page.getByRole('heading', { level: 1, name: '中村 空' }).waitFor();
      await page.getByRole('link', { name: 'sora.example' }).waitFor();
      await page.getByRole('link', { name: words.firstRule }).waitFor();
      await page.getByRole('link', { name: words.edit }).click();
      await page.getByLabel(words.name).fill('');
      await page.getByRole('button', { name: words.save }).click();
      await page.getByRole('status').getByText(words.saved).waitFor();
      await visit(page, `/user/${person.username}`);
      await page.getByRole('heading', { level: 1, name: person.username }).waitFor();
    },
    TIMEOUT,
  );

  it(
    'crops a picture with the keyboard, uploads it and removes it',
    async () => {
      const page = await open(locale, await aPerson('portrait'));
      await visit(page, '/settings');
      const chosen = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: words.choose }).click();
      await (await chosen).setFiles(await photo());
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('slider', { name: words.zoom }).press('ArrowRight');
      expect(await accessibilityProblems(page)).toEqual([]);
      const across = dialog.getByRole('slider').nth(1);
      await across.press('End');
      await dialog.getByRole('button', { name: words.use }).click();
      await page.getByRole('status').getByText(words.uploaded).waitFor();
      await page.locator('main img').waitFor();
      expect(await colourOf(page)).toBe('red');
      await page.getByRole('button', { name: words.remove }).click();
      await page.getByRole('status').getByText(words.removed).waitFor();
      await page.locator('main img').waitFor({ state: 'detached' });
    },
    TIMEOUT,
  );

  it(
    'works without scripts',
    async () => {
      const person = await aPerson('plain');
      const page = await open(locale, person, { javaScriptEnabled: false, statuses: [400] });
      await page.goto('/settings');
      await page.getByLabel(words.choose).setInputFiles(await photo());
      await page.getByRole('button', { name: words.upload }).click();
      await page.getByText(words.uploaded).waitFor();
      expect(await page.locator('main img').count()).toBe(1);
      await colourOf(page);
      const svg = { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
      await page.getByLabel(words.choose).setInputFiles(svg);
      await page.getByRole('button', { name: words.upload }).click();
      await page.getByText(words.badFormat).waitFor();
      await page.getByLabel(words.name).fill('空');
      await page.getByRole('button', { name: words.save }).click();
      await page.getByText(words.saved).waitFor();
      expect(await page.getByLabel(words.name).inputValue()).toBe('空');
      await page.getByRole('button', { name: words.remove }).click();
      await page.getByText(words.removed).waitFor();
      expect(await page.locator('main img').count()).toBe(0);
    },
    TIMEOUT,
  );
});

describe.each(LOCALES)('a user page (%s)', (locale) => {
  const words = WORDS[locale];

  it.each([true, false])(
    'lists starred rules and searches them (scripts: %s)',
    async (javaScriptEnabled) => {
      const person = await aPerson('stargazer');
      for (const name of ['lighthouse', 'harbour']) {
        const { id } = await aRuleOf(person, { name, content: `# ${name}\n` });
        await call('/api/rules/star', { ruleId: id }, person);
      }
      const page = await open(locale, null, { javaScriptEnabled });
      await page.goto(`/user/${person.username}`);
      const pages = page.locator('main nav').filter({ has: page.getByRole('link', { name: words.stars }) });
      await pages.getByRole('link', { name: words.stars }).click();
      await page.waitForURL(/tab=stars/);
      const search = page.getByRole('searchbox', { name: words.search });
      await until(async () => (await page.title()).includes(words.starsTitle));
      await search.fill('harb');
      await search.press('Enter');
      await page.waitForURL(/q=harb/);
      await page.locator('main ol a', { hasText: 'harbour' }).first().waitFor();
      await page.locator('main ol a', { hasText: 'lighthouse' }).first().waitFor({ state: 'detached' });
      await page.goto(`/user/${person.username}?q=nothing-like-it`);
      await page.getByRole('heading', { name: words.nothing }).waitFor();
      await page.goto(`/user/${person.username}?type=ccsubagents`);
      await page.getByRole('heading', { name: words.nothing }).waitFor();
    },
    TIMEOUT,
  );
});

describe('the address of an owner', () => {
  it.each(['/@HARUKA-mizuno', '/rules/@haruka-mizuno', '/user/Haruka-Mizuno'])(
    '%s leads to the user page for good',
    async (address) => {
      const answer = await fetch(ORIGIN + address, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/user/haruka-mizuno']);
    },
  );

  it.each([
    '/@nobody-is-called-so',
    '/rules/@nobody-is-called-so',
    '/rules/haruka-mizuno',
    '/user/nobody-is-called-so',
  ])('%s does not exist', async (address) => {
    expect((await fetch(ORIGIN + address)).status).toBe(404);
  });

  it('is suggested to everybody by its beginning', async () => {
    const answer = await fetch(`${ORIGIN}/rules/authors?q=haruka`);
    const { users } = (await answer.json()) as { users: { username: string }[] };
    expect(users.map(({ username }) => username)).toContain('haruka-mizuno');
  });
});
