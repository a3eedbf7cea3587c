import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { type TestApp, type TestSettings, useTestApp } from '../../support/app';
import { Machine } from './kimari';

/** A registry, and for each test a machine with an empty project. */
export function useMachine(settings: TestSettings = {}): {
  readonly app: TestApp;
  readonly machine: Machine;
  readonly origin: string;
  another(): Promise<Machine>;
} {
  const app = useTestApp(settings);
  const machines: Machine[] = [];
  const originOf = (): string =>
    `http://127.0.0.1:${(app.nest.getHttpServer().address() as AddressInfo).port}`;
  const another = async () => {
    const machine = await Machine.with(originOf());
    machines.push(machine);
    await mkdir(machine.project, { recursive: true });
    return machine;
  };
  let current: Machine | undefined;
  beforeEach(async () => {
    current = await another();
  });
  afterEach(() => Promise.all(machines.splice(0).map((machine) => machine.remove())));
  return {
    app,
    get machine() {
      if (!current) throw new Error('The machine exists only while tests run.');
      return current;
    },
    get origin() {
      return originOf();
    },
    another,
  };
}

/** All files of a folder, by path. */
export async function filesOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const),
    ),
  );
}

export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
