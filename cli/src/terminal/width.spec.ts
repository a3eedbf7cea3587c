import { wrapTo } from './width';

it.each([
  ['short', 10, ['short']],
  ['one two three', 7, ['one two', 'three']],
  ['決まりを書く、読む', 10, ['決まりを書', 'く、読む']],
  ['unbreakable', 5, ['unbreakable']],
  ['', 5, ['']],
])('wraps %j to %d columns', (text, width, expected) => {
  expect(wrapTo(text, width)).toEqual(expected);
});
