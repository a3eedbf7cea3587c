'use strict';

/** What loaders ask every module for before they use it. */
const ASKED_BY_LOADERS = new Set(['__esModule', 'default', 'then', 'toJSON', 'constructor']);

function refuse() {
  throw new Error(
    'This package is left out of Kimari, which does not use it: see docs/decisions/0015-small-production-installation.md. ' +
      'The stack says who needs it after all; remove its override in package.json.',
  );
}

/** Can be loaded, because packages load what they may need; throws as soon as anything of it is used. */
module.exports = new Proxy(refuse, {
  get: (target, name) =>
    typeof name === 'symbol' || ASKED_BY_LOADERS.has(name) ? undefined : Reflect.apply(target, undefined, []),
  construct: refuse,
});
