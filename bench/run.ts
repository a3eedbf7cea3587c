import { access } from 'node:fs/promises';
import path from 'node:path';

/** `npm run bench -- NAME [flags]` runs `bench/NAME.bench.ts`, which gets the flags. */
async function main(): Promise<void> {
  const [name, ...flags] = process.argv.slice(2);
  const file = path.join(__dirname, `${name ?? ''}.bench.ts`);
  if (name === undefined || !/^[a-z-]+$/.test(name) || !(await exists(file))) {
    console.error(
      'Usage: npm run bench -- NAME [flags], for instance: npm run bench -- search --rules 100000',
    );
    process.exitCode = 2;
    return;
  }
  const bench = (await import(file)) as { readonly run: (flags: readonly string[]) => Promise<void> };
  await bench.run(flags);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
