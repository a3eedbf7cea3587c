import { readFileSync } from 'node:fs';
import path from 'node:path';

type Entry = { readonly link?: boolean; readonly integrity?: string };

/** Without a digest, npm installs whatever a registry or a proxy in between sends. */
it('has a digest of every package that comes from a registry, for all systems', () => {
  const file = path.resolve(__dirname, '../package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly packages: Readonly<Record<string, Entry>>;
  };
  const fetched = Object.entries(packages).filter(
    ([name, { link }]) => name.includes('node_modules/') && link !== true,
  );
  const without = fetched.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
  expect(fetched.length).toBeGreaterThan(1000);
  expect(without.map(([name]) => name)).toEqual([]);
});
