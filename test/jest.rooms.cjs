const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { globSync } = require('tinyglobby');
const config = require('./jest.config.cjs');

/**
 * Specs per room: enough to be worth loading the server, which takes seven seconds, few enough that two workers finish
 * together. Those of the built server share nothing, and the matrix is a room's work.
 */
const SPECS_PER_ROOM = { web: 40, integration: 45, contract: 18, cli: 10, e2e: 1, search: 1, unit: 24 };
const USUAL_SPECS_PER_ROOM = 6;
/** A machine for tests has two cores at least, and each has something to do. */
const WORKERS = 2;
/** Neighbours by name share an application, except here: pages of one kind take long in all of their specs, which are dealt out. */
const DEALT = ['browser'];
/** Folders without specs of ours, which take seconds to walk. */
const OTHERS = ['**/node_modules', '**/dist', '**/build', '**/.cache', '**/.git'];
const root = config.rootDir;
const folder = join(__dirname, 'rooms');

/**
 * The specs of `jest.config.cjs`, many to a file: those of a room share one module registry and, where their settings agree,
 * one application. What is replaced by `jest.mock` would reach the neighbours, so such a spec stays alone.
 */
function inRooms(project) {
  const specs = globSync(project.testMatch.map(absolute), { absolute: true, ignore: OTHERS }).sort();
  const most = SPECS_PER_ROOM[project.displayName] ?? USUAL_SPECS_PER_ROOM;
  const alone =
    most === 1 ? specs : specs.filter((spec) => /^jest\.mock\(/m.test(readFileSync(spec, 'utf8')));
  const shared = specs.filter((spec) => !alone.includes(spec));
  const environments = [...new Set(shared.map(environmentOf))];
  const rooms = environments.flatMap((environment) =>
    evenly(
      shared.filter((spec) => environmentOf(spec) === environment),
      most,
      DEALT.includes(project.displayName),
    ).map((specs) => ({ environment, specs })),
  );
  const files = rooms.map((room, index) => writeRoom(`${project.displayName}-${index + 1}.room.cjs`, room));
  return { ...project, testMatch: [...files, ...alone] };
}

function absolute(pattern) {
  return pattern.replace('<rootDir>', root);
}

/** The comment with which a spec asks for another environment than its project's, or nothing. */
function environmentOf(spec) {
  return readFileSync(spec, 'utf8').match(/^\/\*\*.*@jest-environment.*\*\//)?.[0] ?? '';
}

function evenly(specs, most, isDealt) {
  const count = Math.min(specs.length, Math.max(WORKERS, Math.ceil(specs.length / most)));
  if (isDealt)
    return Array.from({ length: count }, (_, room) => specs.filter((_, index) => index % count === room));
  const size = Math.ceil(specs.length / count);
  return Array.from({ length: count }, (_, room) => specs.slice(room * size, (room + 1) * size));
}

/** Returns the file; another run may read it now, so that one that is right stays, and a new one comes at once. */
function writeRoom(name, { environment, specs }) {
  const blocks = specs.map(
    (spec) =>
      `describe(${JSON.stringify(relative(root, spec))}, () => void require(${JSON.stringify(spec)}));\n`,
  );
  const text = [environment, ...blocks].join('\n');
  const file = join(folder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

mkdirSync(folder, { recursive: true });
module.exports = { ...config, projects: config.projects.map(inRooms) };
