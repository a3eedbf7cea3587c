import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import { isMissing } from './files';

const MAX_PATH = 400;
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
/** Characters that some system gives a meaning, control characters, and invisible ones, which macOS ignores in names. */
const UNUSABLE = /[<>:"|?*\\]|\p{Cc}|\p{Cf}/u;
/** Git's folder, also by the short name that Windows gives it. */
const GIT_FOLDER = /^(\.git|git~\d+)$/i;

/** Whether a relative path, written with `/`, stays below its folder and can exist on every system. */
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

/** The path on this system. Throws when it leaves the folder, or when it or a folder above it is a symbolic link. */
export async function resolveSafely(root: string, path: string): Promise<string> {
  if (!isSafePath(path)) throw unsafe(path);
  let current = root;
  for (const segment of path.split('/')) {
    current = join(current, segment);
    if (await isLink(current)) throw linked(path);
  }
  return current;
}

async function isLink(file: string): Promise<boolean> {
  try {
    return (await lstat(file)).isSymbolicLink();
  } catch (error) {
    if (isMissing(error)) return false;
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
  });
}
