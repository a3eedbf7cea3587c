import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { describeSettings } from '../../server/kernel/config/env';

type Service = {
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly mem_limit?: string;
};

/** What the image decides: the ports, folders and mode that the rest of the file relies on. */
const FIXED = new Set(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR']);

const file = readFileSync(resolve(__dirname, '../../docker-compose.yml'), 'utf8');
const { services } = parse(file, { merge: true }) as { readonly services: Readonly<Record<string, Service>> };
const processes = Object.entries(services).filter(([name]) => name.startsWith('app-'));

describe('docker-compose.yml', () => {
  it('has two processes', () => expect(processes).toHaveLength(2));

  it.each(processes)('hands every setting of .env to %s', (_name, { env_file, environment = {} }) => {
    expect(env_file).toBe('.env');
    const lost = describeSettings()
      .map(({ name }) => name)
      .filter((name) => name in environment && !FIXED.has(name))
      .filter((name) => !String(environment[name]).startsWith(`\${${name}:-`));
    expect(lost).toEqual([]);
  });

  it('names no setting that does not exist', () => {
    const known = new Set([...describeSettings().map(({ name }) => name), 'PGPASSWORD']);
    const unknown = processes.flatMap(([, { environment = {} }]) =>
      Object.keys(environment).filter((name) => !known.has(name)),
    );
    expect(unknown).toEqual([]);
  });

  it('bounds the memory of every process', () => {
    expect(processes.filter(([, { mem_limit }]) => !mem_limit)).toEqual([]);
  });
});
