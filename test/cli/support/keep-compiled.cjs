/**
 * Loaded before the program: keeps what V8 compiles of it, so that the thousand processes of the tests need not compile it
 * each. Node 22 does that for users; on Node 20 it takes a fifth of a process.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { basename, dirname, join, resolve } = require('node:path');
const vm = require('node:vm');

const PROGRAM = resolve(__dirname, '../../../dist/cli');
const FOLDER = resolve(__dirname, '../../../.cache/cli');
const compile = Module.prototype._compile;

Module.prototype._compile = function (content, filename) {
  if (dirname(filename) !== PROGRAM) return compile.call(this, content, filename);
  // V8 compares only the lengths of texts.
  const name = `${basename(filename)}-${createHash('sha1').update(content).digest('hex')}`;
  const file = join(FOLDER, name);
  const cachedData = read(file);
  const script = new vm.Script(Module.wrap(content.replace(/^#!.*/, '')), {
    filename,
    cachedData,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  if (!cachedData || script.cachedDataRejected) process.once('exit', () => keep(file, script));
  const run = script.runInThisContext();
  return run.call(this.exports, this.exports, (id) => this.require(id), this, filename, PROGRAM);
};

function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** At the end, when all functions that a command needs are compiled. A user who may not write here goes without. */
function keep(file, script) {
  try {
    mkdirSync(FOLDER, { recursive: true });
    const own = `${file}.${process.pid}`;
    writeFileSync(own, script.createCachedData());
    renameSync(own, file);
  } catch {
    // The next process compiles again.
  }
}
