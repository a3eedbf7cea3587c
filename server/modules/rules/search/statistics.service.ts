import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { RelatedTerms } from '../../../kernel/search/related-terms';
import { LOGGER } from '../../../kernel/logging/logging.module';
import { WorkerPool } from '../../../kernel/workers/worker-pool';
import { type BackgroundStatements, SearchIndexRepository } from './search-index.repository';

const FILE = path.join(__dirname, `index-row.worker${path.extname(__filename)}`);
/** Milliseconds. */
const DEADLINE = 30_000;

/** What the order of results knows about all rules: how common terms are and which go together. */
@Injectable()
export class SearchStatistics {
  constructor(
    private readonly index: SearchIndexRepository,
    private readonly workers: WorkerPool,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Counts anew. Without it results are complete, but their order is worse. */
  async refresh(statements?: BackgroundStatements): Promise<void> {
    await this.index.refreshStatistics(statements);
    const sample = await this.index.sampleOfTerms(statements);
    const outcome = await this.workers.run<readonly RelatedTerms[]>(
      { file: FILE, name: 'relateTerms', deadline: DEADLINE },
      sample,
    );
    if (outcome.kind === 'done') await this.index.writeRelated(outcome.result, statements);
    // The former relations stay until the next refresh.
    else this.logger.warn({ outcome: outcome.kind }, 'related search terms could not be learnt');
  }

  /** Counts anew if rules were added or removed in numbers since the last time. */
  async refreshIfChanged(statements: BackgroundStatements): Promise<void> {
    if (await this.index.hasChanged(statements)) await this.refresh(statements);
  }
}
