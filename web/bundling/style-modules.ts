import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HASH_LENGTH = 5;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const layers = readFileSync(new URL('../app/styles/layers.css', import.meta.url), 'utf8').replace(
  /\/\*.*?\*\/\s*/s,
  '',
);

/**
 * Scopes a class name: the name, then a hash of the file's path. It depends on nothing else, so server and browser
 * agree, and other edits in the file do not change it.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(ROOT, file.replace(/\?.*/, '')).replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest('hex');
  return `${name}-${BigInt(`0x${hash}`).toString(36).slice(0, HASH_LENGTH)}`;
}

/**
 * Prepends the layer order to every module: the browser uses the first declaration it reads, and the bundler decides
 * which file comes first.
 */
export function layerOrder(): Plugin {
  return {
    name: 'kimari:layer-order',
    enforce: 'pre',
    transform: (code, id) => (/\.module\.css$/.test(id) ? { code: layers + code, map: null } : null),
  };
}
