import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Finding } from '@kimari/common/findings/finding';
import { ENGINE_VERSION, findings } from '@kimari/common/findings/findings';
import { ownTurn } from '../../kernel/concurrency/own-turn';
import { Unavailable } from '../../kernel/errors/request.errors';
import { RETRY_AFTER } from '../../kernel/errors/retry-after';
import { WorkerPool } from '../../kernel/workers/worker-pool';
import { requireAcceptable, type TextChecks } from './text-checks';

type Publication = {
  /** Whether everybody will read the text. */
  readonly isPublic: boolean;
  /** Whether the author says that what is asked about is meant. */
  readonly accepts: boolean;
};

const FILE = path.join(__dirname, `text-checks.worker${path.extname(__filename)}`);
/** Characters from which a text is checked in a worker thread; the worst shorter one takes 5 ms. */
const MIN_WORKER_LENGTH = 16 * 1024;
/** Milliseconds. The worst text of 512 KiB takes a thirtieth. */
const DEADLINE = 5000;

/** Checks texts without keeping other requests waiting. */
@Injectable()
export class TextChecker {
  constructor(private readonly workers: WorkerPool) {}

  /** Throws Unavailable when there is no thread for a long text. */
  async check(content: string): Promise<TextChecks> {
    return { engineVersion: ENGINE_VERSION, findings: await this.findingsIn(content), isAccepted: false };
  }

  /** Checks a text that is about to be published. Throws TextRefused, TextUnaccepted, with the places, and Unavailable. */
  async requirePublishable(content: string, { isPublic, accepts }: Publication): Promise<TextChecks> {
    const checks = await this.check(content);
    const isAsked = requireAcceptable(checks.findings, { asks: isPublic, accepts });
    return { ...checks, isAccepted: isAsked };
  }

  private async findingsIn(content: string): Promise<readonly Finding[]> {
    if (content.length < MIN_WORKER_LENGTH) {
      await ownTurn();
      return findings(content);
    }
    const outcome = await this.workers.run<readonly Finding[]>(
      { file: FILE, name: 'findings', deadline: DEADLINE },
      content,
    );
    if (outcome.kind !== 'done') throw Unavailable({ retryAfter: RETRY_AFTER.busy });
    return outcome.result;
  }
}
