import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Minifies the browser's files by SWC: their output is 1 % smaller than Terser's, in a tenth of its time. */
export function minifyScripts(): Plugin {
  return {
    name: 'kimari:minify-scripts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    renderChunk: {
      // After Vite's own step, which lays out the code again.
      order: 'post',
      handler: (code) =>
        minify(code, { module: true, ecma: 2020, compress: { passes: 3, ecma: 2020 }, mangle: true }),
    },
  };
}
