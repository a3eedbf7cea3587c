import { buffer } from 'node:stream/consumers';
import { createGunzip, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import type { Manifest } from '../../server/backup/manifest';

/** Writes an archive anew with another manifest; its digests, if it has any, are those of before. */
export async function changedManifest(
  archive: Buffer,
  change: (manifest: Manifest) => object,
): Promise<Buffer> {
  const entries = extract();
  const gunzip = createGunzip();
  gunzip.pipe(entries);
  gunzip.end(archive);
  const tar = pack();
  for await (const { header, content } of contentsOf(entries)) {
    const isManifest = header.name === 'manifest.json';
    const changed = isManifest ? change(JSON.parse(content.toString()) as Manifest) : null;
    tar.entry({ name: header.name }, changed ? JSON.stringify(changed) : content);
  }
  tar.finalize();
  return gzipSync(await buffer(tar));
}

async function* contentsOf(entries: ReturnType<typeof extract>) {
  for await (const entry of entries) yield { header: entry.header, content: await buffer(entry) };
}
