import { fileJsonLike, parseObject } from './json';
import { jsonProblem } from './json-problem';

it.each([
  ['{\n  "a": 1,\n}\n', 3],
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ["{\n  'a': 1\n}", 2],
  ['{\n  "a": [1, 2\n}', 3],
  ['{\n  "a": 01\n}', 2],
  ['{\n  "a": "x\ny"\n}', 2],
  ['{\n  // why\n  "a": 1\n}', 2],
  ['{ "a": 1 }\n}', 2],
  ['{\n  "a": {\n    "b": true\n', 3],
  ['{"a" "b"}', 1],
  ['', 1],
  ['[]', 1],
  ['{"a":tru}', 1],
])('finds the line where %j stops being JSON', (text, line) => {
  expect(jsonProblem(text)).toEqual({ kind: 'syntax', line });
});

it('finds the markers of a merge, whatever its line ends', () => {
  const text = '{\r\n<<<<<<< HEAD\r\n  "a": 1\r\n=======\r\n  "a": 2\r\n>>>>>>> main\r\n}\r\n';
  expect(jsonProblem(text)).toEqual({ kind: 'conflict', line: 2 });
});

it.each([
  ['{"a":1}', '{\n  "a": 2\n}'],
  ['{\n\t"a": 1\n}\n', '{\n\t"a": 2\n}\n'],
  ['\ufeff{\r\n    "a": 1\r\n}\r\n', '\ufeff{\r\n    "a": 2\r\n}\r\n'],
  ['{\n  "a": 1\n}', '{\n  "a": 2\n}'],
])('writes JSON in the manner of %j', (before, after) => {
  expect(fileJsonLike(before, { a: 2 })).toBe(after);
  expect(fileJsonLike(before, { a: 1 })).toBe(before);
  expect(jsonProblem(after)).toBeNull();
  expect(parseObject(after)).toEqual({ a: 2 });
});
