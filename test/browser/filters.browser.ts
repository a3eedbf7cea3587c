import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page, Request } from 'playwright-core';
import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { closeMessages, FAULTS } from './support/faults';
import { aPerson, aRuleOf, call, type Person, signIn, theAdministrator } from './support/people';
import { aName } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();
const TIMEOUT = 300_000;
/** Faults that the page reports, and does not wait for. */
const REFUSALS = FAULTS.filter(({ read }) => !read.source.includes('自動'));

/** Pages with selects that ask for another view, and how many of them each has. */
const pages: { address: string; person: Person | null; selects: number }[] = [];

beforeAll(async () => {
  const person = await aPerson('chooser');
  const boss = await theAdministrator();
  const { id, address } = await aRuleOf(person, { name: 'changing', content: '# One\n' });
  await call('/api/rules/star', { ruleId: id }, person);
  await call('/api/rules/update', { id, content: '# Two\n' }, person);
  await call('/api/rules/update', { id, content: '# Three\n' }, person);
  const organization = aName('choice');
  await call('/api/organizations', { name: organization, displayName: '選択の会' }, person);
  pages.push(
    { address: '/rules', person: null, selects: 1 },
    { address: `/user/${person.username}`, person: null, selects: 2 },
    { address: `/user/${person.username}?tab=stars`, person: null, selects: 1 },
    { address: `/organizations/${organization}`, person, selects: 1 },
    { address: `${address}?from=1.0.0&to=1.0.2`, person: null, selects: 2 },
    { address: '/moderation', person: boss, selects: 2 },
  );
}, TIMEOUT);

/** The selects of forms that read; a choice in them is no change. */
const READING = 'main select:visible';

async function anotherThan(select: Locator, shown: string): Promise<string> {
  const options = await select.locator('option').all();
  const values = await Promise.all(options.map((option) => option.getAttribute('value')));
  return values.find((value) => value !== shown) ?? '';
}

async function staysAsShown(page: Page, select: Locator, fault: (typeof FAULTS)[number]): Promise<string[]> {
  const [shown, address] = [await select.inputValue(), page.url()];
  const other = await anotherThan(select, shown);
  await closeMessages(page);
  await fault.begin(page);
  await select.selectOption(other);
  await page.getByText(fault.read).first().waitFor();
  const isAsShown = (await comesToSay(select, shown)) && page.url() === address;
  await fault.end(page);
  if (!isAsShown) return [`${fault.name}: says ${await select.inputValue()}, shows ${shown}`];
  // Choosing the same again asks again, as does the link of the message.
  const isLink = fault.name === '500';
  await (isLink ? page.locator('#toasts').getByRole('link').first().click() : select.selectOption(other));
  await page.waitForURL((url) => url.href !== address);
  return (await comesToSay(select, other)) ? [] : [`${fault.name}: says not what was chosen at last`];
}

/** Whether a select says it before long. */
function comesToSay(select: Locator, value: string): Promise<boolean> {
  return until(async () => (await select.inputValue()) === value).then(
    () => true,
    () => false,
  );
}

it(
  'says in every filter and order what the page shows, also after a request that failed',
  async () => {
    const problems: string[] = [];
    for (const { address, person, selects } of pages) {
      const page = await visitors.open({ isFlaky: true, statuses: [429, 500, 503], reducedMotion: 'reduce' });
      if (person) await signIn(page, person);
      page.setDefaultTimeout(15_000);
      await visit(page, address);
      expect([address, await page.locator(READING).count()]).toEqual([address, selects]);
      for (let index = 0; index < selects; index++)
        for (const fault of REFUSALS) {
          await visit(page, address);
          const found = await staysAsShown(page, page.locator(READING).nth(index), fault);
          problems.push(...found.map((problem) => `${address}, select ${index}, ${problem}`));
        }
      await page.close();
    }
    expect(problems).toEqual([]);
  },
  TIMEOUT,
);

/** The rules that a list shows, in its order. */
const shownIn = (page: Page) =>
  page
    .locator('main [data-rule-link]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

it('shows what was asked for, also when the answer to a star arrives meanwhile', async () => {
  const page = await visitors.open();
  await signIn(page, await aPerson('hasty'));
  await visit(page, '/rules');
  const release: Partial<Record<string, () => void>> = {};
  let isHeld = true;
  await page.route(/\/rules(\/[^?]*)?\.data/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => (release[route.request().method()] = resolve));
    await route.continue();
  });
  await page.locator('main button[aria-pressed]').first().click();
  await until(() => Promise.resolve(release['POST'] !== undefined));
  await page.locator(READING).first().selectOption('name');
  await until(() => Promise.resolve(release['GET'] !== undefined));
  const isStar = (request: Request) => request.method() === 'POST';
  // Who has read an answer as far as it says something may let go of the rest.
  const answered = Promise.race([
    page.waitForEvent('requestfinished', isStar),
    page.waitForEvent('requestfailed', isStar),
  ]);
  release['POST']?.();
  isHeld = false;
  await answered;
  release['GET']?.();
  await page.waitForURL(/sort=name/);
  const other = await visitors.open();
  await visit(other, page.url());
  const asked = await shownIn(other);
  // The address changes before the list is drawn.
  await until(async () => isDeepStrictEqual(await shownIn(page), asked));
});
