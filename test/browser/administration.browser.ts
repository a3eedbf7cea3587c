import { useBrowser } from './support/browser';
import { LANGUAGES, lookAtAll, openIn } from './support/every-page';
import { ADMINISTRATION } from './support/kinds-of-pages';
import { aPerson, type Person, signIn, theAdministrator } from './support/people';
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
    await visit(page, `/admin/people?q=${person.username}`);
    await page.getByRole('link', { name: `@${person.username}` }).click();
    await page.getByLabel('Reason for the suspension').fill('Spam');
    await page.getByRole('button', { name: 'Suspend the account' }).click();
    await page.getByText('The account is suspended.').waitFor();
    await page.getByRole('button', { name: 'Lift the suspension' }).click();
    await page.getByText('The suspension is lifted.').waitFor();

    const other = await openIn(visitors, 'en');
    await signIn(other, person);
    for (const address of ADMINISTRATION) expect((await other.request.get(address)).status()).toBe(404);
  },
  TIMEOUT,
);
