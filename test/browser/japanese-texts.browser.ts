import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, call, type Person, signIn } from './support/people';
import { aName, ORIGIN } from './support/site';

const visitors = useBrowser();
const MOST = 700;
/**
 * A part of the lengths, which still begin at each byte and each character of the text: 5 shares no divisor with them, nor with
 * the pages below. `CORPUS=all` takes all, `SEED=3` another part.
 */
const STEP = process.env['CORPUS'] === 'all' ? 1 : 5;
const FIRST = 1 + (Number(process.env['SEED'] ?? 0) % STEP);
/** Rules that are published and requested concurrently. */
const AT_ONCE = 4;

let person: Person;
let cookies: string;

beforeAll(async () => {
  person = await aPerson('moji');
  const { email, password } = person;
  const response = await fetch(`${ORIGIN}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: ORIGIN },
    body: new URLSearchParams({ email, password }),
  });
  const lines = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  cookies = [...lines, 'lang=ja'].join('; ');
});

async function expectClean(address: string, signedIn = true): Promise<string> {
  const response = await fetch(ORIGIN + address, { headers: { Cookie: signedIn ? cookies : 'lang=ja' } });
  const html = await response.text();
  expect([address, response.status]).toEqual([address, 200]);
  expect([address, html.includes('\0'), html.includes('\uFFFD')]).toEqual([address, false, false]);
  return html;
}

/** Pages whose bytes no published text shifts. */
const UNMOVED = ['/rules/new', '/terms', '/privacy', '/verify-email?token=x'];

/** Other pages, one after the other: their bytes shift with what was published last. */
const others = (rule: string, length: number): readonly string[] => [
  '/',
  '/rules',
  `/rules?q=${encodeURIComponent('決'.repeat(1 + (length % 60)))}`,
  `/user/${person.username}`,
  `${rule}?tab=versions`,
  `${rule}?view=raw`,
  `${rule}?from=1.0.0&to=1.0.0`,
];

describe('texts in Japanese', () => {
  it(
    `arrive intact on every page, for lengths up to ${MOST} (from ${FIRST}, by ${STEP})`,
    async () => {
      for (const address of UNMOVED) await expectClean(address);
      await expectClean('/login', false);
      const lengths = Array.from({ length: MOST / STEP }, (_, index) => FIRST + index * STEP);
      const check = async (length: number): Promise<void> => {
        const text = '決まりを𠮷野家で🍚'
          .repeat(MOST)
          .slice(0, length)
          .replace(/[\uD800-\uDBFF]$/, '字');
        const description = text.slice(0, 400).replace(/[\uD800-\uDBFF]$/, '字');
        const wishes = { name: aName(`moji-${length}`), content: `${text}\n`, description };
        const { address } = await aRuleOf(person, wishes);
        await expectClean(address);
        const form = await expectClean(`${address}/edit`);
        expect(form).toContain(`${text}\n</textarea>`);
        const list = others(address, length);
        await expectClean(list[length % list.length] ?? '/');
        if (length % 2 === 1) await expectClean(`/register?redirect=/${'a'.repeat(length)}`, false);
      };
      while (lengths.length > 0) await Promise.all(lengths.splice(0, AT_ONCE).map(check));
    },
    10 * 60_000,
  );

  it.each([
    ['a byte order mark', '\uFEFF# 決まり\n\n本文です。\n'],
    ['line ends of Windows', '# 決まり\r\n\r\n本文です。\r\n'],
    ['both kinds of line ends', '# 決まり\r\n一\n二\r三\n'],
    ['an empty line at its beginning', '\n\n# 決まり\n'],
    ['characters outside the plane', `${'𠮷野家の𩸽と🍚👨‍👩‍👧、葛󠄀城'.repeat(40)}\n`],
    ['markup', '</textarea><script>&amp;&lt;{{name}}</script>\n'],
    ['no end of the line', '決まり'.repeat(300)],
    ['front matter', '---\ndescription: 決まり\n---\n本文\n'],
  ])('stay unchanged when a form is opened and submitted: %s', async (_what, content) => {
    const description = '説明の一行目\n二行目 ';
    const { id, address } = await aRuleOf(person, { name: aName('same'), content, description });
    const before = await call<{ updatedAt: number }>('/api/rules/get', { id }, person);
    const page = await visitors.open({ javaScriptEnabled: false });
    await signIn(page, person);
    await page.goto(`${address}/edit`);
    await page.getByRole('button', { name: '保存' }).last().click();
    await page.waitForURL(ORIGIN + address);
    const after = await call<{ version: string; description: string }>('/api/rules/get', { id }, person);
    expect(after).toMatchObject({ version: '1.0.0', description });
    expect(before).toBeTruthy();
    const stored = await call<{ content: string }>('/api/rules/getContent', { id }, person);
    expect(stored.content).toBe(content);
  });
});
