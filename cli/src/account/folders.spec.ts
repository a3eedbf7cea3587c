import { cacheFolder, configFolder } from './folders';

// `join` writes the separators of the system that the test runs on.
const plain = (path: string | null) => path?.replaceAll('\\', '/') ?? null;

it.each([
  ['linux', { HOME: '/home/hana' }, '/home/hana/.config/kimari', '/home/hana/.cache/kimari'],
  [
    'linux',
    { HOME: '/home/hana', XDG_CONFIG_HOME: '/etc/hana', XDG_CACHE_HOME: '/tmp/hana' },
    '/etc/hana/kimari',
    '/tmp/hana/kimari',
  ],
  [
    'darwin',
    { HOME: '/Users/hana' },
    '/Users/hana/Library/Application Support/kimari',
    '/Users/hana/Library/Caches/kimari',
  ],
  [
    'win32',
    { APPDATA: 'C:/Users/hana/AppData/Roaming', LOCALAPPDATA: 'C:/Users/hana/AppData/Local' },
    'C:/Users/hana/AppData/Roaming/kimari',
    'C:/Users/hana/AppData/Local/kimari/cache',
  ],
  [
    'win32',
    { USERPROFILE: 'C:/Users/hana' },
    'C:/Users/hana/AppData/Roaming/kimari',
    'C:/Users/hana/AppData/Local/kimari/cache',
  ],
  ['win32', { KIMARI_CONFIG_PATH: 'D:/k', KIMARI_CACHE_DIR: 'D:/c' }, 'D:/k', 'D:/c'],
] as const)('finds the folders of %s with %j', (platform, environment, config, cache) => {
  expect(plain(configFolder(environment, platform))).toBe(config);
  expect(plain(cacheFolder(environment, platform))).toBe(cache);
});
