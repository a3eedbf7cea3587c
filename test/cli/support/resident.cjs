/**
 * A process that runs the built command line again and again. Every run has its modules anew (but for the tokeniser), its own `process` (arguments,
 * streams, end) and the environment and folder that it was started with; what V8 compiled stays. A run ends as a process
 * would: when it has said its exit code and nothing is left for which Node would stay alive.
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join, resolve } = require('node:path');
const { Readable, Writable } = require('node:stream');
const vm = require('node:vm');

const FOLDER = resolve(__dirname, '../../../dist/cli');
const PROGRAM = join(FOLDER, 'kimari.cjs');
/** Milliseconds after the exit code, in which sockets close. A program that stays longer is at fault. */
const MOST_AFTERWARDS = 15_000;
/** The resident's own streams, and timers, which Node also counts when they keep nothing alive. */
const UNCOUNTED = ['Immediate', 'Timeout', 'PipeWrap', 'TTYWrap'];
/** The tokeniser stays: it only counts, and making its tables takes longer than a command. */
const KEPT = join(FOLDER, 'tokens.cjs');
const kept = new Map();
const scripts = new Map();
/** What keeps this process alive between runs. */
let usual;

process.on('message', ({ args, cwd, env, input }) => {
  run(args, cwd, env, input).then(
    (ended) => process.send({ ended }),
    (error) => process.send({ failed: error.stack }),
  );
});

async function run(args, cwd, env, input) {
  usual ??= counted();
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  const own = ownProcess(args, input);
  const died = (error) => own.end(1, `${error.stack}\n`);
  process.once('uncaughtException', died);
  try {
    load(PROGRAM, own.process, new Map());
    await own.ended;
    await nothingLeft();
    return own.said();
  } finally {
    process.off('uncaughtException', died);
    own.forget();
    process.chdir('/');
  }
}

/** What a run takes for its process. */
function ownProcess(args, input) {
  const out = collector();
  const err = collector();
  const listeners = [];
  let code;
  let done;
  const ended = new Promise((resolve) => (done = resolve));
  const end = (value, last = '') => {
    if (last) err.stream.write(last);
    code ??= value;
    done();
  };
  const listen = (method) => (event, listener) => {
    process[method](event, listener);
    listeners.push([event, listener]);
    return own;
  };
  const own = Object.create(process, {
    argv: { value: [process.execPath, PROGRAM, ...args] },
    stdin: { value: Readable.from(input === '' ? [] : [Buffer.from(input)]) },
    stdout: { value: out.stream },
    stderr: { value: err.stream },
    on: { value: listen('on') },
    once: { value: listen('once') },
    exit: { value: (value = code ?? 0) => end(value) },
    exitCode: { get: () => code, set: (value) => end(value) },
  });
  return {
    process: own,
    ended,
    end,
    said: () => ({ code, out: out.text(), err: err.text() }),
    forget: () => listeners.forEach(([event, listener]) => process.off(event, listener)),
  };
}

function collector() {
  const parts = [];
  const stream = new Writable({ write: (part, _encoding, done) => (parts.push(part), done()) });
  return { stream, text: () => Buffer.concat(parts).toString() };
}

/** Loads a part of the program as Node would, with the compiled code of the runs before. */
function load(file, own, loaded) {
  const modules = file === KEPT ? kept : loaded;
  const known = modules.get(file);
  if (known) return known.exports;
  const module = { exports: {} };
  modules.set(file, module);
  const require = Module.createRequire(file);
  const take = (id) => {
    if (id.startsWith('.')) return load(resolve(FOLDER, id), own, loaded);
    const name = id.replace(/^node:/, '');
    if (name === 'process') return own;
    // Would keep compiled code in the folder of the first user only.
    return name === 'module' ? { ...require(id), enableCompileCache: undefined } : require(id);
  };
  scriptOf(file).runInThisContext()(module.exports, take, module, file, dirname(file), own);
  return module.exports;
}

function scriptOf(file) {
  const known = scripts.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8').replace(/^#!.*/, '');
  const script = new vm.Script(
    `(function (exports, require, module, __filename, __dirname, process) {${text}\n})`,
    { filename: file },
  );
  scripts.set(file, script);
  return script;
}

/** Waits as Node does for sockets and files. */
async function nothingLeft() {
  const latest = Date.now() + MOST_AFTERWARDS;
  for (let left = more(); left.length > 0; left = more()) {
    if (Date.now() > latest) throw new Error(`The program did not end: ${left.join(', ')} is left.`);
    await new Promise((done) => setTimeout(done, 1));
  }
}

/** What keeps this process alive beyond what does between runs. */
function more() {
  const now = counted();
  return Object.keys(now).filter((name) => now[name] > (usual[name] ?? 0));
}

function counted() {
  const names = process.getActiveResourcesInfo().filter((name) => !UNCOUNTED.includes(name));
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]),
  );
}
