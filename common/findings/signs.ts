import { Anchors } from './anchors';

const FETCHERS = [
  'curl',
  'wget',
  'iwr',
  'irm',
  'invoke-webrequest',
  'invoke-restmethod',
  'downloadstring',
  'aria2c',
  'fetch ',
];
const DECODERS = [
  ...[
    'base64 -d',
    'base64 --decode',
    'base64 -di',
    'base64 -id',
    'openssl base64 -d',
    'openssl enc -d',
    'xxd -r',
    'b64decode',
  ],
  ...[
    'atob(',
    'frombase64string',
    "'base64'",
    '"base64"',
    'unhexlify',
    'bytes.fromhex',
    'uudecode',
    'base32 -d',
    'rot13',
  ],
];
const ENCODED_ARGUMENTS = ['-encodedcommand ', ' -enc ', ' -ec '];
/** Files with keys, passwords and command histories. */
const KEY_FILES = [
  ...[
    '.ssh/',
    '~/.ssh',
    '$home/.ssh',
    'id_rsa',
    'id_ed25519',
    'id_ecdsa',
    '.aws/credentials',
    '~/.aws',
    '.netrc',
    '~/.npmrc',
    '.pypirc',
  ],
  ...[
    '.config/gh/hosts',
    '.kube/config',
    '.docker/config.json',
    '.gnupg',
    '/etc/shadow',
    '/etc/passwd',
    '.git-credentials',
  ],
  ...[
    '.bash_history',
    '.zsh_history',
    'login.keychain',
    'library/keychains',
    'login data',
    'cookies.sqlite',
    'wallet.dat',
  ],
  ...[
    '.claude/.credentials',
    'application_default_credentials',
    '/proc/self/environ',
    '.config/gcloud',
    '.azure/',
    '.password-store',
  ],
  ...[
    '~/.env',
    '.vault-token',
    '.terraformrc',
    '.cargo/credentials',
    '.m2/settings.xml',
    'key3.db',
    'key4.db',
    'logins.json',
  ],
];
/** Switches by which an assistant acts without asking, or a program trusts any input. */
const SWITCHES = [
  ...[
    '--dangerously-skip-permissions',
    '--dangerously-bypass-approvals-and-sandbox',
    'bypasspermissions',
    'danger-full-access',
  ],
  ...[
    '--yolo',
    'node_tls_reject_unauthorized=0',
    'git_ssl_no_verify',
    'http.sslverify false',
    'spctl --master-disable',
  ],
  ...[
    'com.apple.quarantine',
    '-executionpolicy bypass',
    'set-executionpolicy bypass',
    'set-executionpolicy unrestricted',
    'setenforce 0',
  ],
  ...[
    'set +o history',
    'unset histfile',
    '"autoapprove": true',
    'chat.tools.autoapprove',
    'approval_policy = "never"',
    '--trust-all-tools',
  ],
  ...['--no-verify', 'alwaysallow', '--allow-all-tools', 'disableallhooks', 'set-mppreference -disable'],
];
const SENDERS = ['curl ', 'wget ', '| nc ', '|nc ', 'httpie ', 'scp ', '/dev/tcp/'];

/** The beginnings of commands, paths and switches, found in one pass over a text in lower case. */
const SIGNS = new Anchors({
  fetcher: FETCHERS,
  decoder: DECODERS,
  encodedArgument: ENCODED_ARGUMENTS,
  keyFile: KEY_FILES,
  switch: SWITCHES,
  sender: SENDERS,
  /** The mark before a code span that an assistant runs while it loads the text. */
  loaded: ['!`'],
});
export type Signs = ReturnType<typeof SIGNS.placesIn>;

export function signsIn(lower: string): Signs {
  return SIGNS.placesIn(lower);
}
