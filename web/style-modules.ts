import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HASH_LENGTH = 5;
const ROOT = fileURLToPath(new URL('.', import.meta.url));
const layers = readFileSync(new URL('./app/styles/layers.css', import.meta.url), 'utf8').replace(
  /\/\*.*?\*\/\s*/s,
  '',
);

/**
 * The class that a module's name becomes in the page: the name, then letters that stand for the file. It depends on
 * nothing else, so that server and browser agree and an edit further up in the file changes no page.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(ROOT, file.replace(/\?.*/, '')).replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest('hex');
  return `${name}-${BigInt(`0x${hash}`).toString(36).slice(0, HASH_LENGTH)}`;
}

/**
 * Begins every module with the order of the layers. The browser takes the order from the first mention, and which
 * file it reads first is up to the bundler.
 */
export function layerOrder(): Plugin {
  return {
    name: 'kimari:layer-order',
    enforce: 'pre',
    transform: (code, id) => (/\.module\.css$/.test(id) ? { code: layers + code, map: null } : null),
  };
}
