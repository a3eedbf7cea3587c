/** Scans an address such as `localhost:4443/login` with Mozilla's Observatory and prints the result as JSON. */
import { access, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const scanner = dirname(createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory'));
// The scanner downloads the HSTS preload list at installation; an empty one is enough, because localhost is not on it.
const preloaded = join(scanner, '../conf/hsts-preload.json');
await access(preloaded).catch(() => writeFile(preloaded, '{}'));

const { scan } = await import('@mdn/mdn-http-observatory');
console.log(JSON.stringify(await scan(process.argv[2])));
