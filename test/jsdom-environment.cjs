const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'Request',
  'Response',
  'Headers',
  'fetch',
  'FormData',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

/** jsdom with Node's own fetch classes, which jsdom lacks and Remix needs; packages are resolved as Node does. */
module.exports = class JsdomWithFetch extends TestEnvironment {
  constructor(...parameters) {
    super(...parameters);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }

  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
};
