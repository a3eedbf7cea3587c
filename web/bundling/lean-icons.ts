import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** How the files of icons name Lucide's function. */
const FACTORY = '../createLucideIcon.mjs';
const OURS = fileURLToPath(new URL('../app/components/ui/create-icon.ts', import.meta.url));
const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
/** In an icon's file: the keys of its shapes, its name and its former names. */
const UNUSED = /, key: "\w+"|^ {2}name: "[\w-]+",\n|^ {2}aliases: \[[^\]]*\],?\n/gm;

/**
 * Draws Lucide's icons by a component of our own in builds, and removes from their files what that does not use: half of
 * their size, compressed.
 */
export function leanIcons(): Plugin {
  return {
    name: 'kimari:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (name) => (name === FACTORY ? OURS : undefined),
    transform: (code, id) => (ICON.test(id) ? { code: code.replace(UNUSED, ''), map: null } : undefined),
  };
}
