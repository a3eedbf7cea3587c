import { readdirSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { ORIGIN } from './support/site';

const FOLDER = resolve(__dirname, '../../web/build/client');
/** Compressed copies answer for the file beside them. */
const COPIES = ['.br', '.gz'];
const TYPES: Readonly<Record<string, RegExp>> = {
  '.css': /^text\/css; charset=utf-8$/i,
  '.ico': /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  '.js': /^(?:text|application)\/javascript; charset=utf-8$/i,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml/,
  '.webmanifest': /^application\/manifest\+json/,
  '.woff2': /^font\/woff2$/,
};

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !COPIES.includes(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name).slice(FOLDER.length).split(sep).join('/'));

// With `nosniff`, a browser uses no file whose type it was not told.
it('says of every file that was built what it is', async () => {
  expect(files.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const file of files) {
    const { status, headers } = await fetch(ORIGIN + file);
    const type = headers.get('content-type') ?? '';
    if (
      status !== 200 ||
      headers.get('x-content-type-options') !== 'nosniff' ||
      !TYPES[extname(file)]?.test(type)
    )
      wrong.push(`${file}: ${status} ${type}`);
  }
  expect(wrong).toEqual([]);
});
