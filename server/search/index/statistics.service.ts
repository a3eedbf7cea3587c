import { Injectable } from '@nestjs/common';
import { type BackgroundStatements, SearchIndexRepository } from './search-index.repository';

/** What the order of results knows about all rules: how common their terms are. */
@Injectable()
export class SearchStatistics {
  constructor(private readonly index: SearchIndexRepository) {}

  /** Counts anew. Without it results are complete, but their order is worse. */
  async refresh(statements?: BackgroundStatements): Promise<void> {
    await this.index.refreshStatistics(statements);
  }

  /** Counts anew if rules were added or removed in numbers since the last time. */
  async refreshIfChanged(statements: BackgroundStatements): Promise<void> {
    if (await this.index.hasChanged(statements)) await this.refresh(statements);
  }
}
