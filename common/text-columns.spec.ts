import { columns } from './text-columns';

it.each([
  [
    'ASCII',
    [
      ['a', 'state'],
      ['longer', 'x'],
    ],
    'a       state\nlonger  x',
  ],
  [
    'Japanese beside ASCII',
    [
      ['確認', 'x'],
      ['verify', 'y'],
    ],
    '確認    x\nverify  y',
  ],
  [
    'characters without a width',
    [
      ['か\u3099', 'x'],
      ['ab', 'y'],
    ],
    'か\u3099  x\nab  y',
  ],
  [
    'emoji',
    [
      ['🎉', 'x'],
      ['ab', 'y'],
    ],
    '🎉  x\nab  y',
  ],
  [
    'empty cells at the end',
    [
      ['a', ''],
      ['b', 'c'],
    ],
    'a\nb  c',
  ],
  ['no rows', [], ''],
])('columns() aligns %s as a terminal shows it', (_name, rows, expected) => {
  expect(columns(rows)).toBe(expected);
});
