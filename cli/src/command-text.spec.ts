import { COMMANDS, GLOBAL_OPTIONS } from './commands/table';
import { parse } from './program';
import en from './texts/en.json';
import ja from './texts/ja.json';
import { loadTexts } from './texts/translate';
import { commandText } from './command-text';

/** A command line after a colon, up to the end of the sentence or of the line. */
const ADVICE = /: (kimari (?!help)[a-z-]+(?: (?!kimari )[^\s,;。、（]+)*)/g;
const NAMED = /\bkimari ([a-z][a-z-]*)/g;
/** Words after the program's name that are no commands. */
const PROSE = new Set(['help', 'is', 'does', 'no', 'keeps', 'goes', 'in', 'the', 'cannot']);
const TEXTS = [...Object.entries(en), ...Object.entries(ja)];

async function read(line: string) {
  const words = [...line.matchAll(/'((?:[^']|'\\'')*)'|(\S+)/g)].map(
    ([, inQuotes, word = '']) => inQuotes?.replaceAll(`'\\''`, "'") ?? word,
  );
  return parse(words.slice(1), await loadTexts('en'), '0.0.0', () => undefined, 100);
}

it('reads what it advises', async () => {
  const advised = TEXTS.flatMap(([key, text]) =>
    [...text.matchAll(ADVICE)].map(([, line = '']) => [key, line.replace(/\.$/, '')] as const),
  );
  expect(advised.length).toBeGreaterThan(40);
  for (const [key, line] of advised) {
    const name = line.split(' ')[1];
    const isRead = await read(line.replace(/ < .*/, '')).then(
      (found) => found?.command,
      () => null,
    );
    expect([key, line, isRead]).toEqual([key, line, name]);
  }
});

it('names no command that does not exist', () => {
  const known = new Set(COMMANDS.map(({ name }) => name));
  const named = TEXTS.flatMap(([key, text]) =>
    [...text.matchAll(NAMED)].map(([, name = '']) => [key, name] as const),
  );
  expect(named.filter(([, name]) => !known.has(name) && !PROSE.has(name))).toEqual([]);
});

it('writes every option of every command so that it reads the same again', async () => {
  for (const { name, parameters, options = [] } of COMMANDS) {
    const flags = [...options, ...GLOBAL_OPTIONS].map(([text, , kind]) => {
      const flag = text.split(/[ ,]+/).find((word) => word.startsWith('--')) ?? '';
      const value = `it's ${flag}`;
      return [flag, ...(text.includes('<') ? (kind === 'repeat' ? [value, flag, '二'] : [value]) : [])];
    });
    const words = [name, ...(parameters === undefined ? [] : ['a b.md']), ...flags.flat()];
    const invocation = await parse(words, await loadTexts('en'), '0.0.0', () => undefined, 100);
    expect(invocation).not.toBeNull();
    expect(invocation && (await read(commandText(invocation)))).toEqual(invocation);
  }
});
