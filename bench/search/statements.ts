import type { Facet, RuleFilter } from '../../server/search/search.types';
import type { Database } from '../../server/kernel/database/database';
import { CandidatesRepository } from '../../server/search/index/candidates.repository';
import { FullTextSearch } from '../../server/search/answer/full-text-search.service';
import { KnownTerms } from '../../server/search/index/known-terms';
import { WordsRepository } from '../../server/search/index/words.repository';
import type { BenchDatabase } from '../database';
import type { Row } from '../report';

const QUERIES = ['docker', 'react testing', 'micro sevices', 'コードレビュー', 'テスト区動開発'];
const FACETS: readonly Facet[] = ['type', 'visibility', 'tag'];
const FILTER: RuleFilter = { type: 'rule', tags: ['typescript'] };

/** How many statements a search page sends, with its facets: at first, and once the statistics of its terms are known. */
export async function countStatements({ statements }: BenchDatabase): Promise<readonly Row[]> {
  let sent = 0;
  const counting = {
    read: (...args: Parameters<Database['read']>) => {
      sent += 1;
      return statements.read(...args);
    },
  } as unknown as Database;
  const rows: Row[] = [];
  for (const query of QUERIES) {
    const search = new FullTextSearch(
      new WordsRepository(counting, new KnownTerms()),
      new CandidatesRepository(counting),
    );
    const countOf = async (filter: RuleFilter): Promise<number> => {
      sent = 0;
      const list = { filter, viewer: { userId: null }, sort: 'relevance', limit: 20, offset: 0 } as const;
      const page = await search.search({ ...list, query });
      for (const facet of FACETS) await page.countBy(facet);
      return sent;
    };
    rows.push({
      query,
      'first time': await countOf({}),
      again: await countOf({}),
      'two filters': await countOf(FILTER),
    });
  }
  return rows;
}
