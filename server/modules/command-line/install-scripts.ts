import type { PackageArchive } from './package-archive';

type Download = Pick<PackageArchive, 'version' | 'digest'> & {
  /** Scheme, host and port: nothing in it has a meaning in a shell. */
  readonly origin: string;
};

/** `curl -fsSL ORIGIN/cli/install.sh | sh`. All of it is in a function, so that a cut-off download runs nothing. */
export function shellScript({ origin, version, digest }: Download): string {
  return `#!/bin/sh
# Installs kimari ${version} from ${origin}.
# KIMARI_INSTALL_DIR: folder of the program, KIMARI_BIN_DIR: folder of the command.
set -eu

fail() { echo "kimari: $1" >&2; exit 1; }

sha256() {
  if command -v sha256sum >/dev/null 2>&1; then sha256sum "$1" | cut -d ' ' -f 1
  elif command -v shasum >/dev/null 2>&1; then shasum -a 256 "$1" | cut -d ' ' -f 1
  elif command -v openssl >/dev/null 2>&1; then openssl dgst -sha256 -r "$1" | cut -d ' ' -f 1
  else fail 'sha256sum, shasum or openssl is needed to check the download'
  fi
}

download() {
  if command -v curl >/dev/null 2>&1; then curl -fsS -o "$2" "$1"
  elif command -v wget >/dev/null 2>&1; then wget -q --max-redirect=0 -O "$2" "$1"
  else fail 'curl or wget is needed'
  fi
}

main() {
  command -v node >/dev/null 2>&1 || fail 'Node 20.19 or newer is needed: https://nodejs.org'
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
    fail "Node 20.19 or newer is needed; this is $(node --version)"
  folder="\${KIMARI_INSTALL_DIR:-\${XDG_DATA_HOME:-$HOME/.local/share}/kimari}"
  commands="\${KIMARI_BIN_DIR:-$HOME/.local/bin}"
  temporary=$(mktemp -d)
  trap 'rm -rf "$temporary"' EXIT
  download '${origin}/cli/kimari.tgz' "$temporary/kimari.tgz"
  [ "$(sha256 "$temporary/kimari.tgz")" = '${digest.slice('sha256:'.length)}' ] ||
    fail 'the download is not what the registry announced; nothing was installed'
  tar -xzf "$temporary/kimari.tgz" -C "$temporary"
  chmod 755 "$temporary/package/kimari.cjs"
  mkdir -p "$folder" "$commands"
  for name in package.json registry.json LICENSE commands.cjs program.cjs kimari.cjs; do
    if [ -e "$temporary/package/$name" ]; then
      cp "$temporary/package/$name" "$folder/$name.new"
      mv "$folder/$name.new" "$folder/$name"
    fi
  done
  chmod 755 "$folder/kimari.cjs"
  ln -sf "$folder/kimari.cjs" "$commands/kimari"
  echo "Installed kimari ${version} as $commands/kimari"
  case ":$PATH:" in *":$commands:"*) ;; *) echo "Add $commands to your PATH." ;; esac
}

main
`;
}

/** `irm ORIGIN/cli/install.ps1 | iex`. */
export function powershellScript({ origin, version, digest }: Download): string {
  return `# Installs kimari ${version} from ${origin}.
# KIMARI_INSTALL_DIR: folder of the program.
& {
  $ErrorActionPreference = 'Stop'
  $node = Get-Command node -ErrorAction SilentlyContinue
  if (-not $node) { throw 'kimari: Node 20.19 or newer is needed: https://nodejs.org' }
  if ([version](node -p 'process.versions.node') -lt [version]'20.19') { throw 'kimari: Node 20.19 or newer is needed' }
  $folder = if ($env:KIMARI_INSTALL_DIR) { $env:KIMARI_INSTALL_DIR } else { Join-Path $env:LOCALAPPDATA 'kimari\\program' }
  $temporary = New-Item -ItemType Directory -Path (Join-Path ([IO.Path]::GetTempPath()) ([guid]::NewGuid()))
  try {
    $archive = Join-Path $temporary 'kimari.tgz'
    Invoke-WebRequest -UseBasicParsing -MaximumRedirection 0 -Uri '${origin}/cli/kimari.tgz' -OutFile $archive
    $actual = (Get-FileHash -Algorithm SHA256 $archive).Hash.ToLowerInvariant()
    if ($actual -ne '${digest.slice('sha256:'.length)}') {
      throw 'kimari: the download is not what the registry announced; nothing was installed'
    }
    tar -xzf $archive -C $temporary
    if ($LASTEXITCODE -ne 0) { throw 'kimari: the download could not be unpacked' }
    New-Item -ItemType Directory -Force -Path $folder | Out-Null
    Copy-Item -Force -Path (Join-Path $temporary 'package\\*') -Destination $folder
    Set-Content -Encoding ascii -Path (Join-Path $folder 'kimari.cmd') -Value '@node "%~dp0kimari.cjs" %*'
    Write-Output "Installed kimari ${version} as $folder\\kimari.cmd"
    if (($env:PATH -split ';') -notcontains $folder) { Write-Output "Add $folder to your PATH." }
  } finally {
    Remove-Item -Recurse -Force $temporary
  }
}
`;
}
