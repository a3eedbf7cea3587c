import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withNamespaces } from './route-texts';
import { TextsOfModules } from './texts-of-modules';

const FILES = {
  'i18n/locales/ja/rules.json': '{}',
  'i18n/locales/ja/auth.json': '{}',
  'i18n/locales/ja/home.json': '{}',
  'i18n/locales/ja/errors.json': '{}',
  'routes/page.tsx': `
    import type { Words } from '#app/features/types';
    import { Page } from '#app/features/page';
    import { load } from '#app/features/load.server';
    import { translator } from '#app/i18n/resources.server';
    export const loader = () => translator('ja')('errors:title');
  `,
  'features/page.tsx': `
    import {
      Field,
    } from './field';
    export * from './more';
    import './page.css';
    useTranslation(['rules', 'unknown']);
    const Later = lazy(() => import('./later'));
  `,
  'features/field.tsx': `t('auth:label'); const href = 'https://home:80';`,
  'features/more/index.ts': `import { Page } from '../page';`,
  'features/types.ts': `useTranslation('home');`,
  'features/later.tsx': `useTranslation('home');`,
  'features/load.server.ts': `useTranslation('home');`,
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kimari-texts-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it('finds the texts of all that a route imports, but not of the server’s part, of types and of what comes later', () => {
  expect(new TextsOfModules(folder).of(join(folder, 'routes/page.tsx'))).toEqual(['auth', 'rules']);
});

it.each([
  ['export default 1;', ['rules'], 'export default 1;\nexport const handle = { i18n: ["rules"] };\n'],
  [
    'export const handle: RouteHandle = { wide: true };',
    ['rules'],
    'export const handle: RouteHandle = { i18n: ["rules"], wide: true };',
  ],
  ['export default 1;', [], 'export default 1;'],
])('names them in the handle of %j', (source, namespaces, expected) => {
  expect(withNamespaces(source, namespaces)).toBe(expected);
});
