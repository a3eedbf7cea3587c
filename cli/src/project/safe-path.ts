import { lstat, readlink, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import { isMissing } from '../lib/files';

const MAX_PATH = 400;
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
/** Characters that some system gives a meaning, control characters, and invisible ones, which macOS ignores in names. */
const UNUSABLE = /[<>:"|?*\\]|\p{Cc}|\p{Cf}/u;
/** Git's folder, also by the short name that Windows gives it. */
const GIT_FOLDER = /^(\.git|git~\d+)$/i;

/** True for a relative path with `/` that stays below its folder and is valid on every system. */
export function isSafePath(path: string): boolean {
  if (path === '' || path.length > MAX_PATH || UNUSABLE.test(path)) return false;
  return path.split('/').every(isSafeSegment);
}

/** Like {@link isSafePath}; empty for the project itself. */
export function isSafeFolder(path: string): boolean {
  return path === '' || isSafePath(path);
}

function isSafeSegment(segment: string): boolean {
  const isName = segment !== '' && segment !== '.' && segment !== '..' && !/[. ]$/.test(segment);
  return isName && !DEVICE.test(segment) && !GIT_FOLDER.test(segment);
}

/**
 * The file on this system that a path of the project leads to. Links are followed as long as they stay in the project.
 * Throws Failure when one leads out of it, or to a place where nothing may be written.
 */
export async function resolveSafely(root: string, path: string): Promise<string> {
  return join(root, await followLinks(root, path));
}

/** The path, without links, of what a path of the project leads to. Nothing has to be there. */
export async function followLinks(root: string, path: string): Promise<string> {
  if (!isSafePath(path)) throw unsafe(path);
  const ahead = path.split('/');
  const done: string[] = [];
  let links = 0;
  for (let segment = ahead.shift(); segment !== undefined; segment = ahead.shift()) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') {
      // What is done has no links, so that its last folder is the one below.
      if (done.pop() === undefined) throw linked(path);
      continue;
    }
    const target = await linkTarget(join(root, ...done, segment));
    if (target === null) done.push(segment);
    else if ((links += 1) > MAX_LINKS) throw linked(path);
    else if (isAbsolute(target)) {
      ahead.unshift(...(await insideOf(root, target, path)));
      done.length = 0;
    } else ahead.unshift(...target.split(SEPARATORS));
  }
  const place = done.join('/');
  if (!isSafePath(place)) throw linked(path);
  return place;
}

/** As many as Linux follows. */
const MAX_LINKS = 40;
const SEPARATORS = process.platform === 'win32' ? /[\\/]/ : '/';

/** The segments of an absolute path that is in the project. */
async function insideOf(root: string, target: string, path: string): Promise<readonly string[]> {
  const realRoot = await realpath(root);
  const realTarget = await realpath(target).catch(() => target);
  const found = [relative(root, target), relative(realRoot, realTarget)].find(
    (one) => one !== '' && !isAbsolute(one) && one.split(SEPARATORS)[0] !== '..',
  );
  if (found === undefined) throw linked(path);
  return found.split(SEPARATORS);
}

/** Where a link leads; null for everything else. */
async function linkTarget(file: string): Promise<string | null> {
  try {
    return (await lstat(file)).isSymbolicLink() ? await readlink(file) : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function unsafe(path: string): Failure {
  return new Failure({ code: 'UNSAFE_PATH', says: ['files.unsafe', { path }], exit: EXIT.denied });
}

function linked(path: string): Failure {
  return new Failure({
    code: 'SYMLINK',
    says: ['files.link', { path }],
    exit: EXIT.denied,
    hint: ['files.link_hint'],
    fields: { path },
  });
}
