import { describeSettings, misspeltIn } from './env';
import { limitSettingOf } from './limit-settings';
import { fileSettingOf, SECRET_SETTINGS } from './secret-files';

const SETTINGS = [
  ...describeSettings().map(({ name }) => name),
  ...SECRET_SETTINGS.map(fileSettingOf),
  limitSettingOf('registerByHost'),
  'KIMARI_BACKUP_PASSPHRASE',
];
/** In shorter names, one letter makes another word. */
const LONG = SETTINGS.filter((name) => name.length >= 5);
/** What shells, Node, npm, systemd, containers and build services put into an environment. */
const OF_OTHERS = [
  ...[
    'HOME',
    'HOSTNAME',
    'HOSTTYPE',
    'LANG',
    'LC_ALL',
    'LOGNAME',
    'MAIL',
    'OLDPWD',
    'PATH',
    'PWD',
    'SHELL',
    'SHLVL',
  ],
  ...[
    'TERM',
    'TMPDIR',
    'TZ',
    'USER',
    'EDITOR',
    'DISPLAY',
    'XDG_DATA_DIRS',
    'XDG_DATA_HOME',
    'LS_COLORS',
    'SSH_TTY',
  ],
  ...[
    'NODE',
    'NODE_PATH',
    'NODE_OPTIONS',
    'NODE_VERSION',
    'npm_config_cache',
    'npm_package_name',
    'INIT_CWD',
  ],
  ...[
    'INVOCATION_ID',
    'JOURNAL_STREAM',
    'NOTIFY_SOCKET',
    'STATE_DIRECTORY',
    'CREDENTIALS_DIRECTORY',
    'MAINPID',
  ],
  ...[
    'KUBERNETES_PORT',
    'KUBERNETES_SERVICE_HOST',
    'CI',
    'GITHUB_ACTIONS',
    'GITHUB_SERVER_URL',
    'GITHUB_TOKEN',
  ],
  ...[
    'AWS_REGION',
    'AWS_PROFILE',
    'AWS_SESSION_TOKEN',
    'PGHOST',
    'PGPORT',
    'PGUSER',
    'PGPASSWORD',
    'POSTGRES_PASSWORD',
  ],
];

const at = (text: string, index: number) => [text.slice(0, index), text.slice(index)] as const;

/** Every way to leave out, double, replace or swap one letter of a name. */
function* slips(name: string): Generator<string> {
  for (let index = 0; index < name.length; index++) {
    const [before, after] = at(name, index);
    yield before + after.slice(1);
    yield before + after.slice(0, 1) + after;
    yield `${before}X${after.slice(1)}`;
    if (after.length > 1) yield before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2);
  }
  yield name.toLowerCase();
  yield name.replaceAll('_', '-');
}

describe('misspelt settings', () => {
  it('are told for every slip of a letter, with the setting that is meant', () => {
    const missed = LONG.flatMap((name) =>
      [...new Set(slips(name))]
        .filter((given) => !SETTINGS.includes(given))
        .filter((given) => misspeltIn({ [given]: 'x' })[0]?.meant !== name)
        .map((given) => `${given} for ${name}`),
    );
    expect(missed).toEqual([]);
  });

  it('are told when no value is given', () => {
    expect(misspeltIn({ WEB_CONCURENCY: '' })).toEqual([
      { given: 'WEB_CONCURENCY', meant: 'WEB_CONCURRENCY' },
    ]);
  });

  it('are neither settings nor what other programs are told', () => {
    const others = Object.fromEntries([...SETTINGS, ...OF_OTHERS].map((name) => [name, 'x']));
    expect(misspeltIn(others)).toEqual([]);
    expect(misspeltIn(process.env)).toEqual([]);
  });
});
