import type { RuleFilter, RulePage } from '../../server/search/search.types';
import type { RuleSort } from '@kimari/common/enums';
import { percentile, rounded, type Row } from '../report';

/** A list or search request, as the service makes it. */
export type Request = {
  readonly query: string;
  readonly filter?: RuleFilter;
  readonly sort?: RuleSort;
  readonly offset?: number;
};

/** Typical requests by kind; each kind is measured separately. */
export const REQUESTS: Readonly<Record<string, readonly Request[]>> = {
  'common English word': ['react', 'test', 'code', 'security', 'api'].map((query) => ({ query })),
  'common Japanese word': ['テスト', '実装', 'コード', 'エラー'].map((query) => ({ query })),
  'one Japanese character': ['型', '設', 'コ', '化'].map((query) => ({ query })),
  'rare word': ['htmx', 'elixir', 'zustand', 'grpcurl', 'terragrunt'].map((query) => ({ query })),
  'rare Japanese word': ['議事録', '組込み', '不動産'].map((query) => ({ query })),
  'two common words': ['code review', 'error handling', 'react testing', 'ensure following', 'use data'].map(
    (query) => ({ query }),
  ),
  'mixed languages': ['React テスト', 'Python コーディング規約', 'TypeScript 設計'].map((query) => ({
    query,
  })),
  prefix: ['typesc', 'rea', 'playwr', 'co', 'se'].map((query) => ({ query })),
  'typing error': ['typescirpt', 'acessibility', 'tailwnd', 'kuberntes'].map((query) => ({ query })),
  'kind of thing': ['state management', 'load testing', '状態管理', 'ブロックチェーン'].map((query) => ({
    query,
  })),
  'long question': [
    'how do I write accessible react components with good tests',
    'rules for reviewing pull requests of a python backend',
    'add authentication with clerk to nextjs',
    'コードレビューで見るべきポイントを教えてください',
  ].map((query) => ({ query })),
  'exact name': ['code-reviewer', 'fastapi', 'commit-message-format', 'kinopeee/commit-only-ja'].map(
    (query) => ({ query }),
  ),
  'nothing matches': ['qwrtzxplk', '龘龘'].map((query) => ({ query })),
  'no query': [
    { query: '' },
    { query: '', sort: 'stars' },
    { query: '', sort: 'name' },
    { query: '', sort: 'views' },
  ],
  'no query, filtered': [
    { query: '', filter: { type: 'ccsubagents' } },
    { query: '', filter: { tags: ['security'] }, sort: 'stars' },
    { query: '', filter: { tags: ['react', 'testing'], tagMode: 'all' } },
    { query: '', filter: { author: 'kinopeee' } },
  ],
  'query, filtered': [
    { query: 'code', filter: { type: 'ccsubagents' } },
    { query: 'review', filter: { tags: ['security'] } },
    { query: 'commit', filter: { author: 'kinopeee' } },
  ],
  'query, other order': [
    { query: 'react', sort: 'updated' },
    { query: 'テスト', sort: 'stars' },
    { query: 'terraform', sort: 'name' },
  ],
  'deep page': [
    { query: 'react', offset: 980 },
    { query: 'テスト', offset: 400 },
    { query: '', offset: 9980 },
  ],
};

const WARM_UPS = 3;
const ROUNDS = 20;

/** Latency of each kind in milliseconds, with a warm cache, one request at a time. */
export async function measureLatency(ask: (request: Request) => Promise<RulePage>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [kind, requests] of Object.entries(REQUESTS)) {
    const times: number[] = [];
    for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
      for (const request of requests) {
        const started = performance.now();
        await ask(request);
        if (round >= 0) times.push(performance.now() - started);
      }
    }
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => rounded(percentile(times, share)));
    rows.push({ kind, p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0 });
  }
  return rows;
}
