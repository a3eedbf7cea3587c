import { isFileName, parseReference } from '../registry/rule-reference';
import { isSafeFolder, isSafePath } from './safe-path';

const UNSAFE = [
  ...[
    '..',
    '../x',
    'a/../b',
    'a/..',
    './a',
    'a/./b',
    '/etc/passwd',
    '//host/share',
    '\\\\host\\share',
    'C:\\x',
    'c:/x',
    'C:',
  ],
  ...[
    'a\\b',
    '..\\x',
    'a\0b',
    'a\nb',
    'a\u001bb',
    'a\u007f',
    'a:b',
    'a|b',
    'a?b',
    'a*b',
    'a"b',
    'a<b',
    'a>b',
    'a//b',
    'a/',
  ],
  ...[
    'con',
    'CON',
    'con.md',
    'a/nul',
    'nul.txt',
    'aux',
    'prn.md',
    'com1',
    'COM9.md',
    'lpt1',
    'LPT3.x',
    'a/com1/b',
  ],
  ...[
    'a.',
    'a ',
    'a./b',
    'a /b',
    '...',
    '. ',
    '.git',
    '.GIT/hooks/x',
    'a/.git/config',
    'GIT~1/hooks/x',
    'git~2',
    '.g\u200cit/config',
    'a\u202eb',
    '',
    ' ',
    'x'.repeat(401),
  ],
];

it.each(UNSAFE)('refuses %j as a path', (path) => {
  expect(isSafePath(path)).toBe(false);
});

it.each(['AGENTS.md', '.claude/rules/go.md', 'packages/api/.cursor/rules/x.mdc', '規則/a.md', 'console.md'])(
  'takes %j',
  (path) => {
    expect(isSafePath(path)).toBe(true);
  },
);

it('takes the project itself as a folder', () => {
  expect(isSafeFolder('')).toBe(true);
});

it.each([
  '@a/con',
  '@a/..',
  '@../b',
  '@a/b/c',
  '@a/%2e%2e',
  '@a/b\0',
  '@a/',
  '/b',
  `@a/${'x'.repeat(101)}`,
  '@a/b\\c',
  'a',
])('refuses %j as the address of a rule', (text) => {
  expect(parseReference(text)).toBeNull();
});

it('reads an address with and without a range', () => {
  expect(parseReference('sora/go')).toMatchObject({ path: '@sora/go', range: null });
  expect(parseReference('@sora/go@^1.2.0')).toMatchObject({ path: '@sora/go', range: '^1.2.0' });
  expect(isFileName('lpt1')).toBe(false);
});
