import { OwnerRulesRepository } from '../../server/modules/rules/lifecycle/owner-rules.repository';
import type { BenchDatabase } from '../database';
import { percentile, rounded, type Row } from '../report';

/** As many as a transaction of the server deletes. */
const BATCH = 500;

/** Deletes all rules of an owner in the parts in which the server does it. */
export async function measureDeletion(database: BenchDatabase, owner: string): Promise<Row> {
  const rules = new OwnerRulesRepository(database.statements);
  const [found] = await database.query<{ id: string }>('select id from owners where name_key = $1', [owner]);
  const ownerId = found?.id ?? '';
  const times: number[] = [];
  let deleted = 0;
  const begun = performance.now();
  for (;;) {
    const start = performance.now();
    const ids = await rules.lock(ownerId, true, BATCH);
    if (ids.length === 0) break;
    await rules.rememberDeleted(ids);
    await rules.delete(ids);
    times.push(performance.now() - start);
    deleted += ids.length;
  }
  return {
    rules: deleted,
    seconds: rounded((performance.now() - begun) / 1000),
    'p50 ms of a part': rounded(percentile(times, 0.5)),
    'slowest part': rounded(Math.max(...times)),
  };
}
