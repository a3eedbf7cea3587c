import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { comparePowers, POWERS_ENGINE, type PowerList } from '@kimari/common/powers/stored-powers';
import { ownTurn } from '../../kernel/concurrency/own-turn';
import { WorkerPool } from '../../kernel/workers/worker-pool';
import { type PowersOfVersion, PowersRepository, type VersionPair } from './powers.repository';
import type { PowersInput } from './text-powers.worker';

const FILE = path.join(__dirname, `text-powers.worker${path.extname(__filename)}`);
/** Characters of both texts from which they are read in a worker thread. */
const MIN_WORKER_LENGTH = 16 * 1024;
/** Milliseconds. The worst texts of 512 KiB take a second. */
const DEADLINE = 10_000;
/** Versions held in memory at once, each with the one before it. */
const BATCH = 20;

/** Stored for a text that takes too long: `omitted` says that something is missing, and the text is not read again. */
const UNREADABLE: PowerList = { powers: [], added: [], omitted: 1 };

/** Reads the powers of versions, and stores them. */
@Injectable()
export class PowersReader {
  constructor(
    private readonly powers: PowersRepository,
    private readonly workers: WorkerPool,
  ) {}

  /** Reads the powers of versions that were just published. The task reads those for which no thread is free. */
  async readPublished(versionIds: readonly string[]): Promise<void> {
    for (let start = 0; start < versionIds.length; start += BATCH)
      await this.readPairs(await this.powers.pairsOf(versionIds.slice(start, start + BATCH)));
  }

  /** Reads some versions whose powers the current engine has not read; false when there are none. */
  async readOutdated(): Promise<boolean> {
    const pairs = await this.powers.outdated(POWERS_ENGINE, BATCH);
    return (await this.readPairs(pairs)) > 0;
  }

  /** Returns how many were read. */
  private async readPairs(pairs: readonly VersionPair[]): Promise<number> {
    const read: PowersOfVersion[] = [];
    for (const { id, previousId, ...pair } of pairs) {
      const list = await this.read(pair);
      if (list) read.push({ versionId: id, previousId, ...list });
    }
    if (read.length > 0) await this.powers.write(POWERS_ENGINE, read);
    return read.length;
  }

  private async read({ content, previous, type }: PowersInput): Promise<PowerList | null> {
    if (content.length + (previous?.length ?? 0) < MIN_WORKER_LENGTH) {
      await ownTurn();
      return comparePowers(content, previous, type);
    }
    const outcome = await this.workers.run<PowerList>({ file: FILE, name: 'powersOf', deadline: DEADLINE }, {
      content,
      previous,
      type,
    } satisfies PowersInput);
    if (outcome.kind === 'done') return outcome.result;
    return outcome.kind === 'overran' ? UNREADABLE : null;
  }
}
