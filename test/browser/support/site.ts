type Site = { readonly origin: string; readonly dataDir: string };

const sites = JSON.parse(process.env.TEST_SITES ?? '[]') as readonly Site[];
/** Numbered from 1, also when a worker was replaced. */
const worker = Number(process.env.JEST_WORKER_ID ?? 1);
const site = sites[worker - 1];

/** Origin of the site under test, which is this worker's own. */
export const ORIGIN = site?.origin ?? '';
/** Where the site under test keeps its data. */
export const DATA_DIR = site?.dataDir ?? '';

/** A name that no other test has used. */
export function aName(prefix: string): string {
  return `${prefix}-${Math.random().toString(36).slice(2, 8)}`;
}
