import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const SOURCE = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2';
const RESULT = new URL('../app/styles/generated/source-serif-4-ascii.woff2', import.meta.url);

/** ASCII and the punctuation of `unicode-range` in `fonts.css`. */
const CHARACTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('') + '©·–—‘’“”…';

/**
 * Headings are set in 24 to 52 pixels and in two weights. One optical size between them makes the font a sixth of its
 * size, most of which a Japanese page would load for one word.
 */
const AXES = { opsz: 32, wght: { min: 400, max: 600 } };

/** Writes the part of the serif font that most headings need, before the styles refer to it. */
export function subsetFonts(): Plugin {
  return {
    name: 'kimari:subset-fonts',
    async buildStart() {
      const font = await readFile(require.resolve(SOURCE));
      const subset = await subsetFont(font, CHARACTERS, { targetFormat: 'woff2', variationAxes: AXES });
      await mkdir(new URL('.', RESULT), { recursive: true });
      await writeFile(fileURLToPath(RESULT), subset);
    },
  };
}
