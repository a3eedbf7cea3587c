import { widthOf } from '@kimari/common/text-columns';
import { asksForProgramHelp, programHelp } from './program-help';
import { COMMANDS } from './commands/table';
import { loadTexts } from './texts/translate';

it.each([
  [[], true],
  [['--help'], true],
  [['-h', '--lang', 'ja'], true],
  [['help', '--no-color', '--lang=en'], true],
  [['help', 'add'], false],
  [['add', '--help'], false],
  [['--frob'], false],
  [['--json'], false],
])('knows whether %j asks for the help of the whole program', (argv, expected) => {
  expect(asksForProgramHelp(argv)).toBe(expected);
});

it.each(['ja', 'en'] as const)('lists every command within the width of the terminal: %s', async (locale) => {
  const lines = programHelp(await loadTexts(locale), 80).split('\n');
  for (const { name } of COMMANDS) expect(lines).toContainEqual(expect.stringMatching(`^  ${name}\\b`));
  expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
});
