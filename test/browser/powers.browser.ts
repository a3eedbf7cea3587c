import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { accessibilityProblems } from './support/accessibility';
import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, call, type Person } from './support/people';

const visitors = useBrowser();

const agent = (fields: string) =>
  `---\nname: helper\ndescription: Helps\n${fields}---\n# Help\n\nHelp people.\n`;
const BEFORE = agent(
  'tools: Read, Grep, Glob\nmcpServers:\n  terraform:\n    command: terraform-mcp\nmodel: sonnet\n',
);
const AFTER = agent(
  'tools: Read, Grep, Glob, Bash, WebFetch\npermissionMode: acceptEdits\nmcpServers:\n  terraform:\n    command: terraform-mcp\nmodel: opus\n' +
    'hooks:\n  PostToolUse:\n    - hooks:\n        - type: command\n          command: ./scripts/plan.sh --with a-rather-long-argument-that-has-to-break-somewhere\n',
);
const LANGUAGES = {
  'ja-JP': {
    ...{ banner: '1.0.1は、1.0.0より多くの権限を求めます。', show: '増えた権限を見る', added: '増えました' },
    ...{
      title: 'このサブエージェントが求めるもの',
      count: '1.0.0より4つ増えました',
      badge: '権限が増えました',
    },
    bash: '端末でコマンドを実行します',
  },
  'en-US': {
    ...{ banner: '1.0.1 asks for more than 1.0.0.', show: 'See what was added', added: 'added' },
    ...{ title: 'What this subagent asks for', count: '4 more than 1.0.0', badge: 'Asks for more' },
    bash: 'Runs commands in your terminal',
  },
} as const;
const WAYS = (['ja-JP', 'en-US'] as const).flatMap((locale) =>
  (
    [
      ['light', 1440],
      ['dark', 390],
    ] as const
  ).map(([colorScheme, width]) => ({ locale, colorScheme, width, texts: LANGUAGES[locale] })),
);
const RULES = [
  'color-contrast',
  'definition-list',
  'dlitem',
  'heading-order',
  'link-name',
  'duplicate-id-aria',
  'region',
  'aria-allowed-role',
];

let author: Person;
let address: string;
let owner: string;
beforeAll(async () => {
  author = await aPerson('powers');
  owner = author.username;
  const rule = await aRuleOf(author, { name: 'wider', type: 'ccsubagents', content: BEFORE });
  address = rule.address;
  await call('/api/rules/update', { id: rule.id, content: AFTER, versionBump: 'patch' }, author);
});

const panel = (page: Page) => page.locator('#powers');

describe.each(WAYS)(
  'a version that asks for more ($locale, $colorScheme, $width)',
  ({ locale, colorScheme, width, texts }) => {
    const open = async (path: string) => {
      const page = await visitors.open({ locale, colorScheme, viewport: { width, height: 900 } });
      await page.goto(path);
      return page;
    };

    it('says so above the install box, and names each power in words', async () => {
      const page = await open(address);
      const banner = page.getByText(texts.banner);
      await banner.waitFor();
      await page.getByRole('link', { name: texts.show }).click();
      await until(async () => ((await panel(page).boundingBox())?.y ?? Infinity) < 900);
      await panel(page).getByRole('heading', { name: texts.title }).waitFor();
      const text = await panel(page).innerText();
      for (const word of [
        texts.count,
        texts.bash,
        'Read',
        'acceptEdits',
        'PostToolUse',
        './scripts/plan.sh',
        'terraform-mcp',
        'opus',
      ])
        expect(text).toContain(word);
      expect(await panel(page).getByText(texts.added, { exact: true }).count()).toBe(4);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(await accessibilityProblems(page, RULES)).toEqual([]);
      if (process.env['KEEP_SHOTS'])
        await page.screenshot({ path: `/tmp/shots/powers-${locale}-${width}.png`, fullPage: true });
    });

    it('has a badge in the history and in lists, and the version before has none', async () => {
      const history = await open(`${address}?tab=versions`);
      const badges = history.locator('main li', { hasText: texts.badge });
      await badges.first().waitFor();
      expect(await history.locator('main').getByText(texts.badge, { exact: true }).count()).toBe(1);
      if (process.env['KEEP_SHOTS'])
        await history.screenshot({ path: `/tmp/shots/history-${locale}-${width}.png` });
      const list = await open(`/rules?author=${owner}`);
      await list.locator('main').getByText(texts.badge, { exact: true }).first().waitFor();
      expect(await accessibilityProblems(list, ['color-contrast', 'list'])).toEqual([]);
      if (process.env['KEEP_SHOTS'])
        await list.screenshot({ path: `/tmp/shots/list-${locale}-${width}.png` });
      const first = await open(`${address}?version=1.0.0`);
      await panel(first).waitFor();
      expect(await first.getByText(texts.show).count()).toBe(0);
      expect(await panel(first).getByText(texts.added, { exact: true }).count()).toBe(0);
    });
  },
);
