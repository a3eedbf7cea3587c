const BLOCK = 512;

/** The files of a tar archive (POSIX ustar, short names only), by path. */
export function untar(archive: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; at + BLOCK <= archive.length;) {
    const name = archive.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    if (name === '') break;
    const size = parseInt(archive.toString('ascii', at + 124, at + 136), 8);
    if (!Number.isSafeInteger(size) || size < 0) break;
    const type = archive.toString('ascii', at + 156, at + 157);
    if (type === '0' || type === '\0') files.set(name, archive.subarray(at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
