import { readerLocale } from './reader-locale';

const SYSTEM = () => 'ja-JP';

it.each([
  [{ flag: 'ja', environment: { LANG: 'en_US.UTF-8' } }, 'ja'],
  [{ environment: { KIMARI_LANG: 'en', LANG: 'ja_JP.UTF-8' } }, 'en'],
  [{ environment: { LC_ALL: 'ja_JP.UTF-8', LANG: 'en_US.UTF-8' } }, 'ja'],
  [{ environment: { LC_ALL: '', LANG: 'ja_JP.UTF-8' } }, 'ja'],
  [{ environment: { LANG: 'C.UTF-8' } }, 'en'],
  [{ environment: { LANG: 'de_DE.UTF-8' } }, 'en'],
  [{ environment: {} }, 'ja'],
])(
  'picks the language of %j',
  ({ flag, environment }: { flag?: string; environment: Record<string, string> }, locale) => {
    expect(readerLocale({ flag, environment, system: SYSTEM })).toBe(locale);
  },
);
