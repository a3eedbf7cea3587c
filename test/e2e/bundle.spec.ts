import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const FOLDER = resolve(__dirname, '../../dist/server');
const SOURCES = resolve(__dirname, '../../server');
/** Workers of the server, the one that draws cards left out: it is built otherwise. */
const WORKERS = 5;

/** What a program prints that runs in a process with the same flags as the server: none. */
async function printed(args: readonly string[]): Promise<string> {
  const env = { PATH: process.env.PATH } as unknown as NodeJS.ProcessEnv;
  const { stdout } = await promisify(execFile)(process.execPath, [...args], { env, cwd: FOLDER });
  return stdout.trim();
}

describe('the bundle of the server', () => {
  it('comes with compiled code that this Node.js takes', async () => {
    const [bundle = '', ...others] = readdirSync(FOLDER).filter((name) => /^bundle-.*\.js$/.test(name));
    expect(others).toEqual([]);
    const script = `const { readFileSync } = require('node:fs');
      const cachedData = readFileSync('${bundle}.code');
      const text = readFileSync('${bundle}', 'latin1');
      console.log(new (require('node:vm').Script)(text, { cachedData }).cachedDataRejected);`;
    expect(await printed(['-e', script])).toBe('false');
  });

  it('has every task of every worker', async () => {
    const missing: string[] = [];
    const asked: string[] = [];
    for (const source of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
      if (!source.endsWith('.worker.ts') || source.endsWith('draw-card.worker.ts')) continue;
      const file = join(FOLDER, source.replace(/\.ts$/, '.js'));
      for (const task of Object.keys((await import(join(SOURCES, source))) as object)) {
        asked.push(task);
        const script = `require('./kernel/workers/worker.js').handler(${JSON.stringify({ id: 1, file, task })})
          .catch(({ message }) => console.log(message)).finally(() => process.exit());`;
        const said = await printed(['-e', script]);
        if (said.includes('has no task')) missing.push(said);
      }
    }
    expect(missing).toEqual([]);
    expect(asked.length).toBeGreaterThanOrEqual(WORKERS);
  });

  it('looks for packages only where they have files of their own', async () => {
    const script = `process.on('exit', () => console.log('\\n' + JSON.stringify(Object.keys(require.cache))));
      require('./operator/user-cli.js');`;
    const said = await printed(['-e', script, 'user-cli.js', '--help']);
    const files = JSON.parse(said.split('\n').at(-1) ?? '[]') as readonly string[];
    const packages = files.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
    expect(packages).toEqual(expect.arrayContaining(['@node-rs/argon2']));
    expect(packages.filter((name) => /nestjs|typeorm|^pg|graphql|express|zod|rxjs/.test(name))).toEqual([]);
    expect(files).toContainEqual(join(FOLDER, 'boot/bundle.js'));
  });
});
