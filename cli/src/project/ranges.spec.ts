import { isRange, isWithin, pickVersion } from './ranges';

const versions = ['1.0.10', '1.0.9', '1.1.0', '2.0.0'].map((version) => ({
  ...{ version, digest: '', size: 1, changelog: '', createdAt: 0, yankReason: null },
  yanked: version === '1.1.0',
  hidden: version === '2.0.0',
}));

it.each([
  ['^1.0.0', '1.0.10'],
  ['latest', '1.0.10'],
  ['1.1.0', '1.1.0'],
  ['1.x', '1.0.10'],
  ['<1.0.10', '1.0.9'],
  ['^3.0.0', undefined],
])('picks the newest version of %s that is neither withdrawn nor hidden', (range, expected) => {
  expect(pickVersion(versions, range)?.version).toBe(expected);
});

it.each(['', ' ', 'next', '../x', '1.0.0 || x'.repeat(50), '@1'])('does not take %j for a range', (text) => {
  expect(isRange(text)).toBe(false);
});

it('takes any version as the latest', () => {
  expect([isWithin('1.0.0', 'latest'), isWithin('1.0.0', '^2.0.0')]).toEqual([true, false]);
});
