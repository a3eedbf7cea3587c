import { useBrowser } from './support/browser';
import { LANGUAGES, lookAtAll, openIn } from './support/every-page';
import { ownPagesOf } from './support/pages';
import { aPerson, type Person, signIn } from './support/people';

const visitors = useBrowser();
const TIMEOUT = 400_000;

let author: Person;
let ownPages: readonly string[];

beforeAll(async () => {
  author = await aPerson('author');
  ownPages = await ownPagesOf(author);
});

describe.each(LANGUAGES)('in %s, every page of a signed-in user', (locale, themes) => {
  it(
    'has a title, one main heading, no axe violations, its text within the window at every zoom, and leaves the keys of a conversion alone',
    async () => {
      const page = await openIn(visitors, locale);
      await signIn(page, author);
      const addresses = ownPages.map((address) => [address] as const);
      const { problems, fields } = await lookAtAll(page, { locale, themes }, addresses);
      expect(problems).toEqual([]);
      expect(fields).toBeGreaterThan(30);
    },
    TIMEOUT,
  );
});
