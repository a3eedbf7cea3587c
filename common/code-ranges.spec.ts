import { codeRanges } from './code-ranges';

const codeOf = (text: string) => codeRanges(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['a fence', 'a\n```ts\nb\n```\nc', ['```ts\nb\n```\n']],
  ['a fence in a list', '- a\n  ~~~\n  b\n  ~~~\n', ['  ~~~\n  b\n  ~~~\n']],
  ['a fence that does not end', '```\na', ['```\na']],
  ['a longer fence around a shorter one', '````\n```\n````\n', ['````\n```\n````\n']],
  ['an indented block', 'a\n\n    b\n\nc', ['    b\n']],
  ['no indented block within a list', '- a\n\n    b\n', []],
  ['a span', 'a `b` c', ['`b`']],
  ['a span over two lines', 'a `b\nc` d', ['`b\nc`']],
  ['a span with backticks', 'a ``b ` c`` d', ['``b ` c``']],
  ['no span between paragraphs', 'a ` b\n\nc ` d', []],
  ['no span after an escape', 'a \\`b` c', []],
])('finds %s', (_name, text, expected) => {
  expect(codeOf(text)).toEqual(expected);
});

it('takes linear time for many backticks', () => {
  const text = Array.from({ length: 700 }, (_, index) => '`'.repeat(index + 1)).join(' ');
  expect(codeRanges(text)).toEqual([]);
});
