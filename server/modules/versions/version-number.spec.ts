import { FIRST_VERSION, formatVersion, nextVersion, parseVersion } from './version-number';

describe('version numbers', () => {
  it('begin with 1.0.0', () => {
    expect(formatVersion(FIRST_VERSION)).toBe('1.0.0');
  });

  it.each([
    ['1.0.0', 'patch', '1.0.1'],
    ['1.0.9', 'patch', '1.0.10'],
    ['1.9.9', 'minor', '1.10.0'],
    ['1.4.2', 'major', '2.0.0'],
    ['9.9.9', 'major', '10.0.0'],
  ] as const)('%s grows by %s to %s', (current, bump, expected) => {
    const number = parseVersion(current);
    expect(number && formatVersion(nextVersion(number, bump))).toBe(expected);
  });

  it.each([
    '1',
    '1.0',
    '1.0.0.0',
    'v1.0.0',
    '01.0.0',
    '1.0.0-beta',
    '1.0.0+build',
    '1.0.x',
    ' 1.0.0',
    '1.0.0\n',
    '-1.0.0',
    '2147483648.0.0',
    '1.0.99999999999999999999',
    'latest',
    '',
  ])('refuse %p', (text) => {
    expect(parseVersion(text)).toBeNull();
  });

  it('do not silently exceed what can be stored', () => {
    const last = { major: 1, minor: 0, patch: 2_147_483_647 };
    expect(parseVersion(formatVersion(last))).toEqual(last);
    expect(() => nextVersion(last, 'patch')).toThrow('No version follows 1.0.2147483647');
  });
});
