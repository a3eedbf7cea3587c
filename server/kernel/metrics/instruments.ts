import { Counter, Histogram, Registry } from 'prom-client';

/** The metrics of this process. Labels have few values: never a path, a name or an address. */
export const registry = new Registry();

/** Seconds. The server's targets lie between ten milliseconds and the deadline of a request. */
const SECONDS = [0.005, 0.01, 0.03, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

function counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
  return new Counter({ name: `kimari_${name}`, help, labelNames, registers: [registry] });
}

function duration<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
  const options = { labelNames, registers: [registry], buckets: SECONDS };
  return new Histogram({ name: `kimari_${name}_duration_seconds`, help, ...options });
}

export const requests = counter('requests_total', 'Requests that ended, by surface.', [
  'surface',
  'method',
  'status',
]);
export const requestSeconds = duration('request', 'From the request to the beginning of its response.', [
  'surface',
]);
export const statementSeconds = duration(
  'statement',
  'SQL statements of requests, with the wait for a connection.',
  ['outcome'],
);
export const searchSeconds = duration('search', 'Lists and searches of rules.', ['kind', 'outcome']);
export const storageSeconds = duration('storage', 'Calls of the file store.', ['operation', 'outcome']);
export const cacheLookups = counter(
  'response_cache_lookups_total',
  'Requests whose response could be cached.',
  ['result'],
);
export const limitRefusals = counter(
  'rate_limit_refusals_total',
  'Requests and operations that a limit refused.',
  ['limit'],
);
export const workerTasks = counter('worker_tasks_total', 'Tasks of worker threads.', ['task', 'outcome']);
export const mails = counter('mails_total', 'Attempts to send a mail.', ['outcome']);
export const visits = counter('visits_total', 'Views and downloads.', ['outcome']);

// A series that starts with its first event shows no increase for it.
for (const outcome of ['sent', 'postponed', 'given up']) mails.inc({ outcome }, 0);
for (const outcome of ['stored', 'dropped']) visits.inc({ outcome }, 0);
for (const result of ['hit', 'miss']) cacheLookups.inc({ result }, 0);
for (const operation of ['put', 'adopt', 'read', 'delete'])
  for (const outcome of ['done', 'failed']) storageSeconds.zero({ operation, outcome });

/** Measures work that may fail. */
export async function timed<Label extends string, Result>(
  histogram: Histogram<Label | 'outcome'>,
  labels: Readonly<Partial<Record<Label, string>>>,
  work: () => Promise<Result>,
  outcomeOf: (result: Result) => string = () => 'done',
): Promise<Result> {
  const end = histogram.startTimer();
  let outcome = 'failed';
  try {
    const result = await work();
    outcome = outcomeOf(result);
    return result;
  } finally {
    end({ ...labels, outcome } as Partial<Record<Label | 'outcome', string>>);
  }
}
