import { setTimeout as delay } from 'node:timers/promises';
import { type SiteProcess, startSite } from '../browser/support/site-process';
import { createTestApp, type TestApp } from '../support/app';
import { aRule, aVersion } from '../support/factories/rule';
import { aUser, type TestUser } from '../support/factories/user';

jest.setTimeout(300_000);

const JWT_SECRET = 'a secret that only these tests know';
/** Milliseconds in which the event loop answers others while a text is worked on, beyond what a busy machine takes anyhow. */
const LOOP_BUDGET = 200;
const HONEST = '# Honest\n\n- Say **what** you mean.\n\n```ts\nconst a = 1;\n```\n';

const line = (word: (index: number) => string, words: number) =>
  Array.from({ length: words }, (_, i) => word(i)).join(' ');
const lines = (seed: number, count: number, words: number) =>
  Array.from({ length: count }, (_, row) =>
    line((i) => `w${(i * seed * 31 + row * 7 + seed) % 997}`, words),
  ).join('\n');
/** Short texts on which parsers or expressions work for seconds or for ever. */
const TEXTS: Readonly<Record<string, string>> = {
  'backtracking in css': `\`\`\`css\n${'a\\'.repeat(30)}\n\`\`\`\n`,
  'brackets in csharp': `\`\`\`csharp\n${`${'( '.repeat(190)}\n`.repeat(150)}\`\`\`\n`,
  'a wide table of short rows': `${'|a'.repeat(395)}|\n${'|-'.repeat(395)}|\n${'x\n'.repeat(4_450)}`,
  'a table below the limits': `${'|a'.repeat(20)}|\n${'|-'.repeat(20)}|\n${'x\n'.repeat(450)}`,
  variables: '{{a}} '.repeat(80_000),
  'nested ordered lists': Array.from({ length: 1_500 }, (_, i) => `${' '.repeat((i % 24) * 3)}1. a`).join(
    '\n',
  ),
  'a flat list': '1. a\n'.repeat(3_600),
  'setext headings': 'a\n=\n\n'.repeat(1_400),
  'brackets in front matter': `---\na: ${'['.repeat(32_000)}\n---\ntext\n`,
  quotes: `${'> '.repeat(23)}a\n`.repeat(300),
};

let app: TestApp;
let site: SiteProcess;
let owner: TestUser;
/** What the machine takes anyhow, for other tests may run on it. */
let usualSilence: number;

beforeAll(async () => {
  app = await createTestApp();
  owner = await aUser(app);
  site = await startSite({ DATABASE_URL: app.database.url, DEMO: 'off', JWT_SECRET });
  await honestPage();
  usualSilence = (await longestSilence(delay(2_000))).silence;
});
afterAll(async () => {
  await site?.stop();
  await app?.close();
});

/** The longest time in which the server answered nobody else while something was under way. */
async function longestSilence<Result>(
  working: Promise<Result>,
): Promise<{ silence: number; result: Result }> {
  let isDone = false;
  const finished = working.finally(() => (isDone = true));
  let silence = 0;
  while (!isDone) {
    const start = performance.now();
    await fetch(`${site.origin}/livez`);
    silence = Math.max(silence, performance.now() - start);
    await Promise.race([finished.catch(() => undefined), delay(10)]);
  }
  return { silence, result: await finished };
}

async function page(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(site.origin + path, { headers: { 'Accept-Language': 'en' } });
  return { status: answer.status, html: await answer.text() };
}

/** Reads an honest rule until it is formatted: a thread that was ended may just be replaced. */
async function honestPage(): Promise<string> {
  const rule = await aRule(app, owner, { content: `${HONEST}\n${Math.random()}\n` });
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { html } = await page(`/rules/${rule.path}`);
    if (html.includes('<strong>what</strong>')) return html;
    await delay(250);
  }
  throw new Error('An honest rule was never formatted.');
}

it.each(Object.entries(TEXTS))('shows %s, and goes on answering others', async (_name, content) => {
  const rule = await aRule(app, owner, { content });
  for (const query of ['', '?lang=ja', `?var.a=${'v'.repeat(500)}`]) {
    const { silence, result } = await longestSilence(page(`/rules/${rule.path}${query}`));
    expect(result.status).toBe(200);
    expect(result.html.length).toBeLessThan(8 * 1024 * 1024);
    expect(silence).toBeLessThan(LOOP_BUDGET + 2 * usualSilence);
  }
  expect(await honestPage()).toContain('tk-keyword');
});

it.each([
  ['words', lines(3, 420, 230), lines(5, 420, 230)],
  [
    'Japanese',
    'かな漢字'.repeat(250).concat('\n').repeat(120),
    '漢字かな'.repeat(250).concat('\n').repeat(120),
  ],
  ['short lines', lines(3, 80_000, 1), lines(7, 80_000, 1)],
])('compares %s that share little, and goes on answering others', async (_name, from, to) => {
  const rule = await aRule(app, owner, { content: from });
  await aVersion(app, owner, rule.id, { content: to });
  const path = `/rules/${rule.path}?from=1.0.0&to=1.0.1`;
  for (const query of ['', '&all=1']) {
    const { silence, result } = await longestSilence(page(path + query));
    expect(result.status).toBe(200);
    expect(silence).toBeLessThan(LOOP_BUDGET + 2 * usualSilence);
  }
  const fields = Array.from(
    { length: 3 },
    (_, i) => `d${i}: diff(from: "1.0.0", to: "1.0.1") { additions }`,
  ).join(' ');
  const asking = fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: `{ rule(path: "${rule.path}") { ${fields} } }` }),
  });
  const { silence, result } = await longestSilence(asking);
  expect(result.status).toBe(200);
  expect(silence).toBeLessThan(LOOP_BUDGET + 2 * usualSilence);
});
