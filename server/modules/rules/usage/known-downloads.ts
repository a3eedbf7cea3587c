import { LRUCache } from 'lru-cache';

/** About 4 MB. */
const MAX_KNOWN = 20_000;

type Download = { readonly versionId: string; readonly visitor: Buffer; readonly day: string };

/** Remembers downloads that are counted already, because counting them again would change nothing and takes a transaction. */
export class KnownDownloads {
  private readonly known = new LRUCache<string, true>({ max: MAX_KNOWN });

  /** Counts a download unless this process has counted it before. */
  async countOnce({ versionId, visitor, day }: Download, count: () => Promise<void>): Promise<void> {
    const key = `${day} ${versionId} ${visitor.toString('base64')}`;
    if (this.known.has(key)) return;
    await count();
    this.known.set(key, true);
  }
}
