import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../../../kernel/errors/request.errors';
import { WorkerPool } from '../../../kernel/workers/worker-pool';
import { type RuleDocument, type SearchRow, toSearchRow } from './index-row';
import { SearchIndexRepository } from './search-index.repository';

const FILE = path.join(__dirname, `index-row.worker${path.extname(__filename)}`);
/** Characters of content from which a document is indexed in a thread; shorter ones take some 20 ms at most. */
const LONG = 16 * 1024;
/** Milliseconds. */
const DEADLINE = 5000;
/** Seconds. */
const RETRY_AFTER = 1;
/** Documents that are written together: large enough that round trips don't matter, small enough for a statement's memory. */
const BATCH = 100;

/** Keeps what search knows of rules: call it in the transaction that changes them. */
@Injectable()
export class SearchIndexing {
  constructor(
    private readonly index: SearchIndexRepository,
    private readonly workers: WorkerPool,
  ) {}

  /** Writes what search knows of some rules, new or changed. Throws Unavailable when too many long texts wait. */
  async write(...ruleIds: readonly string[]): Promise<void> {
    for (let start = 0; start < ruleIds.length; start += BATCH) {
      const documents = await this.index.documentsOf(ruleIds.slice(start, start + BATCH));
      const rows: SearchRow[] = [];
      // One after another: an import would fill the threads' queue.
      for (const document of documents) rows.push(await this.rowOf(document));
      await this.index.writeRows(rows);
    }
  }

  private async rowOf(document: RuleDocument): Promise<SearchRow> {
    if (document.content.length < LONG) return toSearchRow(document);
    const outcome = await this.workers.run<SearchRow>(
      { file: FILE, name: 'toSearchRow', deadline: DEADLINE },
      document,
    );
    if (outcome.kind === 'busy') throw Unavailable({ retryAfter: RETRY_AFTER });
    // A text that takes this long is found by its name, tags and description alone.
    return outcome.kind === 'done' ? outcome.result : toSearchRow({ ...document, content: '' });
  }
}
