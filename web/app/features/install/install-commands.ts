/** Ways to install the command line in one line; each has a command of its own. */
export const METHODS = ['npm', 'pnpm', 'bun', 'script'] as const;
export type Method = (typeof METHODS)[number];

export const PLATFORMS = ['macos', 'linux', 'windows'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Product names; the same in every language. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  macos: 'macOS',
  linux: 'Linux',
  windows: 'Windows',
};

export const METHOD_NAMES: Readonly<Record<Exclude<Method, 'script'>, string>> = {
  npm: 'npm',
  pnpm: 'pnpm',
  bun: 'bun',
};

/** A rule that every demo has, for examples. */
const EXAMPLE = '@owner/name';

/** The choices in the address; the first of each list when it names none. */
export function readChoices(params: URLSearchParams): {
  readonly method: Method;
  readonly platform: Platform;
} {
  return {
    method: METHODS.find((method) => method === params.get('with')) ?? METHODS[0],
    platform: PLATFORMS.find((platform) => platform === params.get('os')) ?? PLATFORMS[0],
  };
}

const archiveOf = (appUrl: string) => `${appUrl}/cli/kimari.tgz`;

/** The command that installs the command line from this site. */
export function installLine(method: Method, appUrl: string): string {
  const archive = archiveOf(appUrl);
  switch (method) {
    case 'npm':
      return `npm install --global ${archive}`;
    case 'pnpm':
      return `pnpm add --global ${archive}`;
    case 'bun':
      return `bun add --global ${archive}`;
    case 'script':
      return scriptLine('linux', appUrl);
  }
}

/** Runs the command line once, without installing it. */
export function tryLine(appUrl: string): string {
  return `npx --yes --package ${archiveOf(appUrl)} kimari add ${EXAMPLE}`;
}

/** The command that runs the installer of a platform. */
export function scriptLine(platform: Platform, appUrl: string): string {
  if (platform === 'windows') return `irm ${appUrl}/cli/install.ps1 | iex`;
  return `curl -fsSL ${appUrl}/cli/install.sh | sh`;
}

/** Where the installer puts the program. */
export function folderOf(platform: Platform): string {
  return platform === 'windows' ? '%LOCALAPPDATA%\\kimari\\program' : '~/.local/bin';
}

/** The command that adds the program's folder to the search path. */
export function pathLine(platform: Platform): string {
  if (platform === 'windows') {
    return `[Environment]::SetEnvironmentVariable('Path', "$([Environment]::GetEnvironmentVariable('Path','User'));$env:LOCALAPPDATA\\kimari\\program", 'User')`;
  }
  const file = platform === 'macos' ? '~/.zshrc' : '~/.bashrc';
  return `echo 'export PATH="$HOME/.local/bin:$PATH"' >> ${file}`;
}

/** Prints the digest of the package as this site announces it. */
export function digestLine(platform: Platform, appUrl: string): string {
  const archive = archiveOf(appUrl);
  if (platform === 'windows') return `irm ${archive} -OutFile kimari.tgz; Get-FileHash kimari.tgz`;
  const program = platform === 'macos' ? 'shasum -a 256' : 'sha256sum';
  return `curl -fsSL ${archive} | ${program}`;
}

/** Commands after the installation. */
export const NEXT_LINES = {
  check: 'kimari --version',
  upgrade: 'kimari upgrade',
  init: 'kimari init',
  login: 'kimari login',
  add: `kimari add ${EXAMPLE}`,
  help: 'kimari --help',
} as const;
