const swc = require('@swc/jest');

/**
 * Compiles as `@swc/jest` does, and lets all projects share what is compiled: Jest tells it the whole configuration of a project,
 * with its name and its list of specs, none of which changes a compiled file.
 */
module.exports = {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      getCacheKey: (source, file, jest) =>
        transformer.getCacheKey(source, file, { ...jest, configString: '' }),
    };
  },
};
