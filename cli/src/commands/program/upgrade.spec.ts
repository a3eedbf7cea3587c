import { globalPrefix } from './upgrade';

it.each([
  ['linux', '/usr/local/lib/node_modules/kimari/kimari.cjs', '/usr/local'],
  ['darwin', '/Users/hana/.npm/lib/node_modules/kimari/kimari.cjs', '/Users/hana/.npm'],
  [
    'win32',
    String.raw`C:\Users\Hana M\AppData\Roaming\npm\node_modules\kimari\kimari.cjs`,
    String.raw`C:\Users\Hana M\AppData\Roaming\npm`,
  ],
] as const)('finds where npm has installed the program on %s', (platform, program, prefix) => {
  expect(globalPrefix(program, platform)).toBe(prefix);
});

it.each([
  '/work/site/node_modules/kimari/kimari.cjs',
  '/home/hana/.npm/_npx/1f2e/node_modules/kimari/kimari.cjs',
])('knows that %s is not installed globally', (program) => {
  expect(globalPrefix(program, 'linux')).toBeNull();
});
