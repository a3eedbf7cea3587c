import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, type Person } from './support/people';
import { aName, ORIGIN } from './support/site';

const visitors = useBrowser();
const SECRET = 'ghp_0123456789 <決まり> & $&';
const BYTE_ORDER_MARK = '\ufeff';
/** With a byte order mark, which the file keeps. The clipboard drops it. */
const CONTENT = [
  `${BYTE_ORDER_MARK}# {{ manager }}の決まり`,
  'Run {{manager}}, not `{{manager}}` or ${{ secrets.TOKEN }}.',
  '```bash\n{{manager}} test\n```',
  '{{team}}',
].join('\n\n');
const FILLED = CONTENT.replace('{{ manager }}', () => SECRET).replace(
  'Run {{manager}}',
  () => `Run ${SECRET}`,
);

let person: Person;
let rule: string;
let many: string;

beforeAll(async () => {
  person = await aPerson('filler');
  rule = (await aRuleOf(person, { name: aName('vars'), content: CONTENT })).address;
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `{{${name}}}`);
  many = (await aRuleOf(person, { name: aName('many'), content: `${names.join(' ')}\n` })).address;
});

/** Records every URL that the browser requests or stores. */
function watchAddresses(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
  return asked;
}

async function fillIn(page: Page): Promise<void> {
  await page.locator('[aria-labelledby=variables-title]').getByLabel('manager').fill(SECRET);
  await page.getByRole('button', { name: '反映する' }).click();
  await page.locator('.var-set').first().waitFor();
}

const secretIn = (texts: readonly string[]) => texts.filter((text) => /ghp_/.test(decodeURIComponent(text)));

describe('values for the variables of a rule', () => {
  it('are used in text, copy and download, and nowhere else', async () => {
    const page = await visitors.open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const asked = watchAddresses(page);
    await page.goto(rule);
    expect(await page.locator('[aria-labelledby=variables-title] label').allInnerTexts()).toEqual([
      'manager',
      'team',
    ]);
    await fillIn(page);
    await page.locator('.var-set').nth(1).waitFor();
    expect(await page.locator('.var-set').allInnerTexts()).toEqual([SECRET, SECRET]);
    // The word stays for two seconds.
    await Promise.all([
      page.getByRole('button', { name: 'コピーしました' }).waitFor(),
      page.getByRole('button', { name: '本文をコピー' }).click(),
    ]);
    expect(BYTE_ORDER_MARK + String(await page.evaluate('navigator.clipboard.readText()'))).toBe(FILLED);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'ダウンロード' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toBe(FILLED);
    await page.getByRole('link', { name: '原文' }).click();
    await until(async () => (await page.locator('main article > pre').textContent()) === FILLED);
    expect(await page.locator('[aria-labelledby=variables-title]').getByLabel('manager').inputValue()).toBe(
      SECRET,
    );
    expect(secretIn([page.url(), ...asked])).toEqual([]);
    const kept = await page.evaluate('JSON.stringify([{ ...localStorage }, document.cookie, history.state])');
    expect(kept).not.toContain('ghp_');
    await page.getByRole('link', { name: 'すべて消す' }).click();
    const manager = page.locator('[aria-labelledby=variables-title]').getByLabel('manager');
    await until(async () => (await manager.inputValue()) === '');
    await until(async () => (await page.locator('main article > pre').textContent()) === CONTENT);
  });

  it('say so when the text cannot be fetched for a copy or a download', async () => {
    const page = await visitors.open({ statuses: [503] });
    await page.route('**/download?*', (route) => route.fulfill({ status: 503 }));
    await page.goto(rule);
    await fillIn(page);
    await page.getByRole('button', { name: '本文をコピー' }).click();
    await page.getByText('コピーに失敗しました。').waitFor();
    await page.getByRole('link', { name: 'ダウンロード' }).click();
    await page.getByText('本文をダウンロードできませんでした。').waitFor();
  });

  it('are posted where there are no scripts', async () => {
    const page = await visitors.open({ javaScriptEnabled: false });
    const asked = watchAddresses(page);
    await page.goto(`${rule}?view=raw`);
    await page.locator('[aria-labelledby=variables-title]').getByLabel('manager').fill(SECRET);
    await page.getByRole('button', { name: '反映する' }).click();
    await page.getByRole('link', { name: 'すべて消す' }).waitFor();
    expect(await page.locator('main article > pre').textContent()).toBe(FILLED);
    expect(page.url()).toBe(`${ORIGIN}${rule}?view=raw`);
    expect(secretIn(asked)).toEqual([]);
  });

  it('are collapsed when there are many', async () => {
    const page = await visitors.open();
    await page.goto(many);
    expect(await page.getByLabel('a', { exact: true }).isVisible()).toBe(false);
    await page.getByText('このルールには、埋める値があります').click();
    await page.getByLabel('a', { exact: true }).fill('1');
    await page.getByRole('button', { name: '反映する' }).click();
    await page.locator('.var-set').waitFor();
    expect(await page.getByLabel('e', { exact: true }).isVisible()).toBe(true);
  });

  it('are not read from the URL', async () => {
    const page = await (await fetch(`${ORIGIN}${rule}?var.manager=filled-in`)).text();
    expect(page).not.toContain('>filled-in<');
    const file = await fetch(`${ORIGIN}${rule}/download?var.manager=filled-in`);
    expect(BYTE_ORDER_MARK + (await file.text())).toBe(CONTENT);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
  });
});

describe('signing in', () => {
  it('redirects to a URL with Japanese characters', async () => {
    const response = await fetch(`${ORIGIN}/login`, {
      method: 'POST',
      redirect: 'manual',
      // Without any cookie, the way leads by the page that says whether they are refused.
      headers: { Origin: ORIGIN, Cookie: 'theme=dark' },
      body: new URLSearchParams({
        email: person.email,
        password: person.password,
        redirect: '/rules?q=日本',
      }),
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/rules?q=%E6%97%A5%E6%9C%AC']);
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    const again = await fetch(`${ORIGIN}/login?redirect=${encodeURIComponent('/rules?q=日本')}`, {
      redirect: 'manual',
      headers: { Cookie: cookie },
    });
    expect(again.status).toBe(302);
  });
});
