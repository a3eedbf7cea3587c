import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variableOf } from '../account/which-registry';
import { EXIT } from '../exit-codes';
import { parse } from '../program';
import { loadTexts } from '../texts/translate';
import { COMMANDS } from './table';

const SOURCES = join(__dirname, '..');
const DOCUMENT = readFileSync(join(SOURCES, '../../docs/cli.md'), 'utf8');
/** A continued line of the help begins below the text of its first line. */
const OPTION_LINE = /^ {2}(?<flags>-\S.*?) {2,}(?<meaning>\S.*(?:\n {8,}\S.*)*)/gm;

const COMMAND_LINE = /^ {2}(?!kimari )(?<term>[a-z]\S.*?) {2,}(?<summary>\S.*(?:\n {8,}\S.*)*)/gm;

type Option = { readonly flags: string; readonly meaning: string };

/** The cells of the table whose first heading is given, without the code marks. */
function table(...headings: readonly string[]): readonly (readonly string[])[] {
  const head = headings.map((heading) => `\\| ${heading} +`).join('');
  const [, rows = ''] = new RegExp(`^${head}\\|\\n\\|[ |-]+\\n((?:\\|.*\\n)+)`, 'm').exec(DOCUMENT) ?? [];
  const lines = rows.split('\n').filter((line) => line !== '');
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function marked(cell: string | undefined): readonly string[] {
  return [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
}

/** The program's own output. */
async function helpOf(...argv: readonly string[]): Promise<string> {
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  await parse([...argv, '--help'], await loadTexts('en'), '0.0.0', print, 100);
  return printed;
}

function optionsIn(help: string): readonly Option[] {
  const found = [...help.matchAll(OPTION_LINE)].map(({ groups }) => ({
    flags: groups?.flags ?? '',
    meaning: (groups?.meaning ?? '').replaceAll(/\s+/g, ' '),
  }));
  return found;
}

const own = async (name: string) =>
  optionsIn(await helpOf(name)).filter(({ flags }) => flags !== '-h, --help');

it('documents every command with its other names, its arguments and what it does, and no other', async () => {
  const printed = [...(await helpOf()).matchAll(COMMAND_LINE)].map(({ groups }) => [
    groups?.term,
    groups?.summary?.replaceAll(/\s+/g, ' '),
  ]);
  expect(printed).toHaveLength(COMMANDS.length);
  const documented = table('Command', 'What it does', 'Options');
  expect(documented.map(([term, summary]) => [marked(term).join(), summary])).toEqual(printed);
});

it('documents every option of every command, and no other', async () => {
  const rows = table('Command', 'What it does', 'Options');
  const documented = Object.fromEntries(
    rows.map(([command, , options]) => [marked(command).join().split(/,? /)[0], marked(options)]),
  );
  const printed = await Promise.all(
    COMMANDS.map(async ({ name }) => [name, (await own(name)).map(({ flags }) => flags)] as const),
  );
  expect(documented).toEqual(Object.fromEntries(printed));
});

it('documents what each option means as the help does', async () => {
  const printed = new Map<string, string[]>();
  for (const { name } of COMMANDS)
    for (const { flags, meaning } of await own(name)) {
      const row = `${flags}: ${meaning}`;
      printed.set(row, [...(printed.get(row) ?? []), name]);
    }
  const everywhere = optionsIn(await helpOf()).map(({ flags, meaning }) => `${flags}: ${meaning}`);
  const documented = table('Option', 'Of', 'Meaning');
  const rowOf = ([flags = '', , meaning = '']: readonly string[]) => `${marked(flags).join()}: ${meaning}`;
  const isEverywhere = ([, of]: readonly string[]) => of === 'all' || of === '`kimari` alone';
  expect(documented.filter(isEverywhere).map(rowOf).sort()).toEqual([...everywhere].sort());
  expect(
    documented
      .filter((row) => !isEverywhere(row))
      .map((row) => [rowOf(row), marked(row[1])])
      .sort(),
  ).toEqual([...printed].sort());
});

it('documents the fields that `--json` prints for every command, and for no other', () => {
  const documented = new Set(table('Command', 'Fields').flatMap(([commands]) => marked(commands)));
  expect([...documented].sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
});

it('documents every exit code, and no other', () => {
  const documented = table('Exit code', 'Meaning').map(([code]) => Number(code));
  expect(documented).toEqual(Object.values(EXIT));
});

it('documents every variable of the environment that it reads, and no other', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  const code = sources.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join('\n');
  const documented = table('Name', 'Meaning').flatMap(([names]) => marked(names));
  const perRegistry = variableOf('https://registry.example.com');
  expect(documented).toContain(perRegistry);
  const read = new Set(
    [...code.matchAll(/(?:environment\.|'|\{ )(KIMARI_[A-Z_]*[A-Z])\b/g)].map(([, name]) => name),
  );
  const others = documented.filter((name) => name !== perRegistry);
  expect(others.filter((name) => name.startsWith('KIMARI_')).sort()).toEqual([...read].sort());
  expect(others.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});
