import { useBrowser } from './support/browser';
import { LANGUAGES, lookAtAll, openIn } from './support/every-page';
import { PUBLIC_PAGES } from './support/pages';

const visitors = useBrowser();
const TIMEOUT = 400_000;

describe.each(LANGUAGES)('in %s, every public page', (locale, themes) => {
  it(
    'has a title, one main heading, no axe violations, its text within the window at every zoom, and leaves the keys of a conversion alone',
    async () => {
      const page = await openIn(visitors, locale);
      const { problems, fields } = await lookAtAll(page, { locale, themes }, PUBLIC_PAGES);
      expect(problems).toEqual([]);
      expect(fields).toBeGreaterThan(20);
    },
    TIMEOUT,
  );
});
