const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Names of the installed packages that are ECMAScript modules. Jest loads packages with `require` and cannot require those
 * on Node 20 (plain Node can), so its transform has to compile them. Read from the lock file, nested copies included.
 */
function esmPackages(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const folders = Object.keys(lock.packages).filter((folder) => folder.includes('node_modules/'));
  const names = folders
    .filter((folder) => isModule(join(root, folder, 'package.json')))
    .map((folder) => folder.replace(/^.*node_modules\//, ''));
  return [...new Set(names)].sort();
}

function isModule(manifest) {
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
}

/** The pattern for `transformIgnorePatterns`: everything in node_modules except ESM packages and single .mjs files. */
function untouchedPackages(root) {
  const names = esmPackages(root).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return `/node_modules/(?!(?:.*/node_modules/)?(?:${names.join('|')})/).*(?<!\\.mjs)$`;
}

module.exports = { esmPackages, untouchedPackages };
