import { Injectable } from '@nestjs/common';
import { type BackgroundStatements, SearchIndexRepository } from './search-index.repository';
import { StandingsRepository } from './standings.repository';

/** What the order of results knows about all rules: how common their terms are, and how popular they are. */
@Injectable()
export class SearchStatistics {
  constructor(
    private readonly index: SearchIndexRepository,
    private readonly standings: StandingsRepository,
  ) {}

  /** Counts anew. Without it results are complete, but their order is worse. */
  async refresh(statements?: BackgroundStatements): Promise<void> {
    await this.index.refreshStatistics(statements);
    await this.standings.refresh(statements);
  }

  /** Counts anew if rules were added or removed in numbers since the last time. */
  async refreshIfChanged(statements: BackgroundStatements): Promise<void> {
    if (await this.index.hasChanged(statements)) await this.refresh(statements);
  }
}
