import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  digestLine,
  folderOf,
  METHODS,
  installLine,
  pathLine,
  PLATFORMS,
  scriptLine,
} from './install-commands';

const SITE = 'https://rules.example';

describe('the line that adds the folder of the program to the search path', () => {
  it.each([
    ['macos', '.zshrc'],
    ['linux', '.bashrc'],
  ] as const)('does so for new shells of %s', (platform, file) => {
    const home = mkdtempSync(path.join(tmpdir(), 'kimari-home-'));
    const inShell = (line: string) =>
      execFileSync('sh', ['-c', line], { env: { ...process.env, HOME: home }, encoding: 'utf8' });
    try {
      inShell(pathLine(platform));
      const [first] = inShell(`. ~/${file}; echo "$PATH"`).split(':');
      expect(first).toBe(folderOf(platform).replace('~', home));
    } finally {
      rmSync(home, { recursive: true });
    }
  });

  it('keeps the path of the account on Windows, and says the folder as PowerShell does', () => {
    const line = pathLine('windows');
    const folder = folderOf('windows').replace(/%(\w+)%/, '$env:$1');
    expect(line).toBe(
      `[Environment]::SetEnvironmentVariable('Path', "$([Environment]::GetEnvironmentVariable('Path','User'));${folder}", 'User')`,
    );
  });
});

it('names programs that each platform has, and nothing but this site', () => {
  const programs = PLATFORMS.map((platform) => [scriptLine(platform, SITE), digestLine(platform, SITE)]);
  expect(programs).toEqual([
    [`curl -fsSL ${SITE}/cli/install.sh | sh`, expect.stringContaining('| shasum -a 256')],
    [`curl -fsSL ${SITE}/cli/install.sh | sh`, expect.stringContaining('| sha256sum')],
    [`irm ${SITE}/cli/install.ps1 | iex`, expect.stringContaining('Get-FileHash')],
  ]);
  for (const line of [...METHODS.map((method) => installLine(method, SITE)), ...programs.flat()])
    expect(String(line).match(/https?:\/\/[^/]+/g)).toEqual([SITE]);
});
