import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, call, signIn } from './support/people';
import { ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();

const asked = (path: string, headers: Record<string, string> = {}) =>
  fetch(ORIGIN + path, { redirect: 'manual', headers });

describe('pages about the site', () => {
  it.each([
    ['ja', '決まりは、書いて、', 'CLIをインストール', 'ルールを探す', '道具の制限'],
    ['en', 'Rules, written once,', 'Install the CLI', 'Search', 'Allowed tools'],
  ])('are there in %s without scripts', async (language, about, install, search, content) => {
    const text = async (path: string) => (await asked(path, { 'Accept-Language': language })).text();
    expect(await text('/about')).toContain(about);
    expect(await text('/install')).toContain(install);
    expect(await text('/docs/api/rules')).toContain(search);
    expect(await text('/targets')).toContain(content);
  });

  it('offers the command line of this site, with the digest that it announces', async () => {
    const release = (await (await asked('/cli/version.json')).json()) as { digest: string };
    const page = await visitors.open();
    await visit(page, '/install?with=pnpm&os=windows');
    await page.getByText(release.digest).waitFor();
    const commands = await page.locator('main code').allInnerTexts();
    expect(commands.some((command) => command.includes(`pnpm add --global ${ORIGIN}/cli/kimari.tgz`))).toBe(
      true,
    );
    expect(commands).toContain(`irm ${ORIGIN}/cli/install.ps1 | iex`);
  });

  it('has the data of the pages that are the same for everybody', async () => {
    for (const path of ['', '/about', '/install', '/terms', '/privacy']) {
      const response = await asked(`${path}/_payload.json`, { 'Accept-Language': 'en' });
      expect(response.headers.get('content-type')).toContain('application/json');
      const body = (await response.json()) as { path: string; data: { title: string } };
      expect(body).toMatchObject({ path: path || '/', locale: 'en', data: { title: expect.any(String) } });
    }
  });

  it('sends /auth to sign-in or sign-up, and remembers where the visitor was going', async () => {
    const target = async (path: string) => (await asked(path)).headers.get('location');
    expect(await target('/auth')).toBe('/login');
    expect(await target('/auth?tab=register')).toBe('/register');
    expect(await target('/auth?tab=login&redirect=/rules/new')).toBe('/login?redirect=%2Frules%2Fnew');
    expect(await target('/auth?redirect=//evil.example')).toBe('/login');
  });
});

describe('guarded pages', () => {
  it.each([
    '/rules/new',
    '/rules/trash',
    '/organizations',
    '/organizations/new',
    '/settings',
    '/settings/security',
  ])('send the visitor of %s to sign-in and back', async (path) => {
    const response = await asked(path);
    expect(response.headers.get('location')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  });
});

describe('the trash', () => {
  it('undoes a deletion', async () => {
    const person = await aPerson('trash');
    const { address, id } = await aRuleOf(person, { name: 'deleted-by-mistake', content: '# A rule\n' });
    const page = await visitors.open();
    await signIn(page, person);
    await visit(page, `${address}?manage=delete`);
    await page.locator('input[name=confirmation]').fill('deleted-by-mistake');
    await page.locator('form:has(input[name=confirmation]) button[type=submit]').click();
    await page.waitForURL(`${ORIGIN}/user/${person.username}`);
    await page.getByText('ルールを削除しました。').waitFor();
    await page.getByRole('link', { name: '元に戻す' }).click();
    await page.waitForURL(/\/rules\/trash\?deleted=/);
    await page.getByRole('button', { name: '元に戻す' }).click();
    await page.waitForURL(ORIGIN + address);
    expect(await call<{ id: string }>('/api/rules/get', { id }, person)).toMatchObject({ id });
  });
});
