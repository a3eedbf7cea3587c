import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

jest.setTimeout(120_000);

const ROOT = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const markdownIn = (folder: string, recursive = false) =>
  readdirSync(join(ROOT, folder), { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));
const documents = [...markdownIn('.'), ...markdownIn('docs', true), ...markdownIn('bench')];
const written = documents.map(read);

/** The program that an npm script runs: its source, and how it is started from a build. */
function programOf(script: string): { readonly source: string; readonly argv: readonly string[] } | null {
  const file = /(?<file>(?:server|scripts|bench)\/\S+\.(?:mjs|js|ts))(?! server)/.exec(script)?.groups?.file;
  const target = file === 'scripts/run.mjs' ? (/run\.mjs (\S+)/.exec(script)?.[1] ?? '') : (file ?? '');
  if (!/^(?:server|scripts|bench)\//.test(target) || script.includes('&&')) return null;
  const source = target.replace(/\.js$/, '.ts');
  if (!/\bHELP = `/.test(read(source))) return null;
  const start = target.endsWith('.js')
    ? [join('dist', target)]
    : target.endsWith('.ts')
      ? ['--import', 'tsx', target]
      : [target];
  return { source, argv: start };
}

const PROGRAMS = Object.entries(scripts).flatMap(([name, script]) => {
  const program = programOf(script);
  return program ? [{ name, ...program }] : [];
});

async function helpOf(argv: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [...argv, '--help'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'close') as Promise<[number]>]);
  expect(code).toBe(0);
  return out.trimEnd();
}

/** The flags in a text, such as `--generate`. */
function flagsIn(words: string): readonly string[] {
  return [
    ...new Set([...words.matchAll(/(?<![\w-])--(?<flag>[a-z][a-z-]+)/g)].map(([, flag = '']) => flag)),
  ].sort();
}

describe('the help of the operator’s commands', () => {
  const helps = new Map<string, string>();

  beforeAll(async () => {
    for (const { name, argv } of PROGRAMS) helps.set(name, await helpOf(argv));
  });

  it('is printed by every command that needs one', () => {
    expect(PROGRAMS.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'start',
        'build',
        'migrate',
        'seed',
        'import',
        'backup',
        'restore',
        'user',
        'data:remove',
        'bench',
      ]),
    );
    for (const { name } of PROGRAMS)
      expect(helps.get(name)).toContain(name === 'start' ? 'npm start' : `npm run ${name}`);
  });

  it('is in a document word for word, and no document has a help of another wording', () => {
    const blocks = written.flatMap((document) =>
      [...document.matchAll(/^```text\n(?<help>npm (?:run|start)[\s\S]*?)\n```$/gm)].map(
        ({ groups }) => groups?.help,
      ),
    );
    expect(blocks.sort()).toEqual([...new Set(helps.values())].sort());
  });

  it('names exactly the flags that the command takes', () => {
    for (const { name, source } of PROGRAMS) {
      const [, known = ''] = /readCommandLine\(HELP(?:, (\{[\s\S]*?\}))?\)/.exec(read(source)) ?? [];
      if (!read(source).includes('readCommandLine(HELP')) continue;
      const taken = [...known.matchAll(/'([a-z-]+)'/g)].map(([, flag = '']) => flag).sort();
      expect([name, flagsIn(helps.get(name) ?? '')]).toEqual([name, taken]);
    }
  });

  it('names every benchmark, and the flags that each takes', () => {
    const sections = (helps.get('bench') ?? '').split('\n\n');
    const files = readdirSync(join(ROOT, 'bench')).filter((file) => file.endsWith('.bench.ts'));
    const taken = files.map((file) => {
      const [, options = ''] = /parseArgs\(\{([\s\S]*?)\n? *\}\);/.exec(read(`bench/${file}`)) ?? [];
      const flags = [...options.matchAll(/'?(?<flag>[a-z-]+)'?: \{ type:/g)].map(([, flag = '']) => flag);
      return [file.replace('.bench.ts', ''), flags.sort()] as const;
    });
    const named = sections.map(
      (section) => [/-- ([a-z-]+)/.exec(section)?.[1] ?? '', flagsIn(section)] as const,
    );
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(taken));
  });

  it('knows every flag and every command that a document tells readers to type', () => {
    const problems = written.flatMap((document, index) =>
      [...document.matchAll(/npm run (?<name>[a-z][\w:-]*)(?<rest>[^\n`]*)/g)].flatMap(({ groups }) => {
        const { name = '', rest = '' } = groups ?? {};
        if (!(name in scripts)) return [`${documents[index]} names npm run ${name}`];
        const help = helps.get(name);
        const typed = rest.startsWith(' -- ') ? flagsIn(rest.slice(4).split(/ npm |#/)[0] ?? '') : [];
        return typed
          .filter((flag) => flag !== 'help' && help !== undefined && !flagsIn(help).includes(flag))
          .map((flag) => `${documents[index]} names --${flag} of npm run ${name}`);
      }),
    );
    expect(problems).toEqual([]);
  });
});
