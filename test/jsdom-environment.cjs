const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'Request',
  'Response',
  'Headers',
  'fetch',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'Blob',
  'DecompressionStream',
  'WebAssembly',
  'AbortController',
  'AbortSignal',
];

/** Node's class, which Node's fetch insists on, filled from a form as only jsdom can. */
const fillable = (FromForm) =>
  class FormData extends globalThis.FormData {
    constructor(...source) {
      super();
      for (const [name, value] of new FromForm(...source)) this.append(name, value);
    }
  };

/** jsdom with Node's own fetch classes, which jsdom lacks and Remix needs; packages are resolved as Node does. */
module.exports = class JsdomWithFetch extends TestEnvironment {
  constructor(...parameters) {
    super(...parameters);
    this.global.FormData = fillable(this.global.FormData);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }

  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
};
