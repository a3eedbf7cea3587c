import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Environment } from '../lib/environment';

/**
 * Where this program keeps what it knows of its user: XDG on Linux, Application Support on macOS, AppData on Windows. Null
 * for a user without a home, as services and some CI runners have.
 */
export function configFolder(
  environment: Environment,
  platform: NodeJS.Platform = process.platform,
): string | null {
  if (environment.KIMARI_CONFIG_PATH) return environment.KIMARI_CONFIG_PATH;
  const base = baseOf(environment, platform, {
    win32: ['APPDATA', 'AppData', 'Roaming'],
    darwin: [null, 'Library', 'Application Support'],
    other: ['XDG_CONFIG_HOME', '.config'],
  });
  return base === null ? null : join(base, 'kimari');
}

/** Where this program keeps texts that it can load again; null like {@link configFolder}. */
export function cacheFolder(
  environment: Environment,
  platform: NodeJS.Platform = process.platform,
): string | null {
  if (environment.KIMARI_CACHE_DIR) return environment.KIMARI_CACHE_DIR;
  const base = baseOf(environment, platform, {
    win32: ['LOCALAPPDATA', 'AppData', 'Local'],
    darwin: [null, 'Library', 'Caches'],
    other: ['XDG_CACHE_HOME', '.cache'],
  });
  if (base === null) return null;
  return platform === 'win32' ? join(base, 'kimari', 'cache') : join(base, 'kimari');
}

/** The variable that names a folder, and where it is below the home otherwise. */
type Conventions = Readonly<
  Record<'win32' | 'darwin' | 'other', readonly [variable: string | null, ...below: string[]]>
>;

function baseOf(
  environment: Environment,
  platform: NodeJS.Platform,
  conventions: Conventions,
): string | null {
  const [variable, ...below] =
    conventions[platform === 'win32' || platform === 'darwin' ? platform : 'other'];
  const named = variable === null ? undefined : environment[variable];
  if (named && isUsable(named)) return named;
  const home = homeFolder(environment);
  return home === null ? null : join(home, ...below);
}

/** The user's home; null when neither a variable nor the system's list of users has one. */
export function homeFolder({ HOME, USERPROFILE }: Environment): string | null {
  const named = [HOME, USERPROFILE].find((folder) => folder !== undefined && isUsable(folder));
  if (named !== undefined) return named;
  try {
    const known = homedir();
    return isUsable(known) ? known : null;
  } catch {
    return null;
  }
}

/** A relative folder would be another one wherever the program runs; an empty one is unset. */
function isUsable(folder: string): boolean {
  return isAbsolute(folder) || /^[a-z]:[\\/]/i.test(folder);
}
