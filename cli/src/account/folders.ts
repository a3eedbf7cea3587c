import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../registry/transport';

/** The folders of this program on each platform: XDG on Linux, Application Support and Caches on macOS, AppData on Windows. */
export function configFolder(environment: Environment, platform: NodeJS.Platform = process.platform): string {
  if (environment.KIMARI_CONFIG_PATH) return environment.KIMARI_CONFIG_PATH;
  const home = homeOf(environment);
  if (platform === 'win32') return join(environment.APPDATA ?? join(home, 'AppData', 'Roaming'), 'kimari');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'kimari');
  return join(environment.XDG_CONFIG_HOME || join(home, '.config'), 'kimari');
}

export function cacheFolder(environment: Environment, platform: NodeJS.Platform = process.platform): string {
  if (environment.KIMARI_CACHE_DIR) return environment.KIMARI_CACHE_DIR;
  const home = homeOf(environment);
  if (platform === 'win32')
    return join(environment.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'kimari', 'cache');
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'kimari');
  return join(environment.XDG_CACHE_HOME || join(home, '.cache'), 'kimari');
}

function homeOf({ HOME, USERPROFILE }: Environment): string {
  return HOME || USERPROFILE || homedir();
}
