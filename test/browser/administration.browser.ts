import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { LANGUAGES, lookAtAll, openIn } from './support/every-page';
import { ADMINISTRATION } from './support/kinds-of-pages';
import { aPerson, call, type Person, signIn, theAdministrator } from './support/people';
import { aName } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();
const TIMEOUT = 400_000;

let boss: Person;
let person: Person;
beforeAll(async () => {
  boss = await theAdministrator();
  person = await aPerson('managed');
});

describe.each(LANGUAGES)('in %s, every page of the administration', (locale, themes) => {
  it(
    'has a title, one main heading, no axe violations, and its text within the window at every zoom',
    async () => {
      const page = await openIn(visitors, locale);
      await signIn(page, boss);
      const addresses = ADMINISTRATION.map((address) => [address] as const);
      const { problems } = await lookAtAll(page, { locale, themes }, addresses);
      expect(problems).toEqual([]);
    },
    TIMEOUT,
  );
});

it(
  'suspends and restores an account, and does not exist for others',
  async () => {
    const page = await openIn(visitors, 'en');
    await signIn(page, boss);
    await suspend(page, person);
    await page.getByRole('button', { name: 'Lift the suspension' }).click();
    await page.getByText('The suspension is lifted.').waitFor();

    const other = await openIn(visitors, 'en');
    await signIn(other, person);
    for (const address of ADMINISTRATION) expect((await other.request.get(address)).status()).toBe(404);
  },
  TIMEOUT,
);

it(
  'appoints an owner of an organization whose owner is suspended',
  async () => {
    const [owner, heir] = await Promise.all([aPerson('owner'), aPerson('heir')]);
    const name = aName('crew');
    await call('/api/organizations', { name }, owner);
    const page = await openIn(visitors, 'en');
    await signIn(page, boss);
    await suspend(page, owner);
    await visit(page, `/admin/organizations?q=${name}`);
    const row = page.getByRole('row').filter({ hasText: `@${name}` });
    await row.getByText(`@${owner.username} (suspended)`).waitFor();
    await row.getByText('Appoint an owner').first().click();
    await row.getByLabel('Username or email address').fill(heir.email);
    await row.getByRole('button', { name: 'Appoint an owner' }).click();
    await page.getByText('The organization has a new owner.').waitFor();
    await row.getByText(`@${heir.username}`).waitFor();
  },
  TIMEOUT,
);

async function suspend(page: Page, { username }: Person): Promise<void> {
  await visit(page, `/admin/people?q=${username}`);
  await page.getByRole('link', { name: `@${username}` }).click();
  await page.getByLabel('Reason for the suspension').fill('Spam');
  await page.getByRole('button', { name: 'Suspend the account' }).click();
  await page.getByText('The account is suspended.').waitFor();
}
