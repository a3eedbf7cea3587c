import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
};

const root = resolve(__dirname, '..');
const STUB = 'file:stubs/left-out';

describe('a package that is left out', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(
    readFileSync(resolve(root, 'package.json'), 'utf8'),
  ) as Manifest;
  const named = Object.entries({ ...dependencies, ...devDependencies }).filter(([, spec]) => spec === STUB);

  it('is left out for everybody', () => {
    expect(named.length).toBeGreaterThan(0);
    for (const [name] of named) expect([name, overrides[name]]).toEqual([name, `$${name}`]);
  });

  it('comes from nobody else', () => {
    const lock = readFileSync(resolve(root, 'package-lock.json'), 'utf8');
    const { packages } = JSON.parse(lock) as {
      readonly packages: Readonly<Record<string, { readonly resolved?: string }>>;
    };
    for (const [name] of named) {
      const places = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
      expect(places).toEqual([[`node_modules/${name}`, { resolved: 'stubs/left-out', link: true }]]);
    }
  });

  it('can be loaded, and says what it is when something of it is used', () => {
    const leftOut = jest.requireActual<Record<string, () => void>>(resolve(root, 'stubs/left-out'));
    expect(leftOut['__esModule']).toBeUndefined();
    expect({ ...leftOut }).toEqual({});
    const uses: readonly (() => unknown)[] = [
      () => leftOut['parse'],
      () => (leftOut as unknown as () => void)(),
      () => new (leftOut as unknown as new () => object)(),
    ];
    for (const use of uses) expect(use).toThrow(/is left out of Kimari.*0015-small-production-installation/);
  });
});
