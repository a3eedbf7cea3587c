// Replaces CSS modules in component tests: every class name is its name in the module.
module.exports = new Proxy(
  {},
  { get: (_, name) => (typeof name === 'string' && name !== '__esModule' ? name : undefined) },
);
