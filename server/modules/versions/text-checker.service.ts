import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { ENGINE_VERSION } from '@kimari/common/findings/findings';
import { ownTurn } from '../../kernel/concurrency/own-turn';
import { Unavailable } from '../../kernel/errors/request.errors';
import { RETRY_AFTER } from '../../kernel/errors/retry-after';
import type { AuditActor } from '../../access/actor';
import { LeakedTokens } from '../../kernel/secrets/leaked-tokens';
import { WorkerPool } from '../../kernel/workers/worker-pool';
import { inspect, type Inspection } from './inspect-text';
import { RefusalCounts } from './refusals.service';
import { objectionTo, refusalOf, type TextChecks } from './text-checks';

type Publication = {
  /** Whether everybody will read the text. */
  readonly isPublic: boolean;
  /** Whether the author confirms that findings which need consent are intended. */
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
  constructor(
    private readonly workers: WorkerPool,
    private readonly leaks: LeakedTokens,
    private readonly refusals: RefusalCounts,
  ) {}

  /** Throws Unavailable when there is no thread for a long text. */
  async check(content: string): Promise<TextChecks> {
    return checksOf(await this.inspect(content));
  }

  /** The same for a text that somebody sends to be published. Our own tokens in it are revoked, whatever becomes of the text. */
  async checkSent(actor: AuditActor, content: string): Promise<TextChecks> {
    const inspection = await this.inspect(content);
    await this.leaks.report(actor, inspection.tokens);
    return checksOf(inspection);
  }

  /** Judges the checks of a text that is about to be published. Throws TextRefused, TextUnaccepted, with the places. */
  requirePublishable(checks: TextChecks, { isPublic, accepts }: Publication): TextChecks {
    const objection = objectionTo(checks.findings, { asks: isPublic, accepts });
    if (objection) {
      this.refusals.note(objection);
      throw refusalOf(objection);
    }
    const isAsked = isPublic && checks.findings.some(({ severity }) => severity === 'ask');
    return { ...checks, isAccepted: isAsked };
  }

  private async inspect(content: string): Promise<Inspection> {
    if (content.length < MIN_WORKER_LENGTH) {
      await ownTurn();
      return inspect(content);
    }
    const outcome = await this.workers.run<Inspection>(
      { file: FILE, name: 'inspect', deadline: DEADLINE },
      content,
    );
    if (outcome.kind !== 'done') throw Unavailable({ retryAfter: RETRY_AFTER.busy });
    return outcome.result;
  }
}

function checksOf({ findings }: Inspection): TextChecks {
  return { engineVersion: ENGINE_VERSION, findings, isAccepted: false };
}
