import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ownerKey, ruleKey } from '@kimari/common/name-key';
import { counted } from '../kernel/cli/command-line';
import { type ImportEntry, isRefusal, readLine, reasonOf } from './import-line';
import { type Progress, startProgress } from './progress';
import type { Outcome, RuleImporter } from './rule-importer';

/** What an import has done. */
export type ImportCounts = {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  versions: number;
};

/** An import that could not go on, for a reason that has nothing to do with its lines. */
export class ImportStopped extends Error {
  /** @param line the first that is not imported; null when all are, and only the statistics are missing */
  constructor(
    readonly counts: ImportCounts,
    readonly line: number | null,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Rules a transaction: large enough to be quick, small enough not to keep others waiting. */
const BATCH = 50;

/**
 * Imports a file of one JSON object a line; refused lines are named on the way, and the others still go in.
 * Throws {@link ImportStopped} when the import cannot go on.
 */
export async function importFile(
  importer: RuleImporter,
  file: string,
  ownerPrefix: string,
): Promise<ImportCounts> {
  const progress = startProgress('Importing', (await stat(file)).size);
  const run = new ImportRun(importer, progress);
  try {
    await readAll(run, file, ownerPrefix, progress);
    if (run.counts.created + run.counts.updated > 0) await importer.refreshStatistics();
  } catch (cause) {
    throw new ImportStopped(run.counts, run.firstPending, cause);
  } finally {
    progress.stop();
  }
  return run.counts;
}

async function readAll(run: ImportRun, file: string, ownerPrefix: string, progress: Progress): Promise<void> {
  let bytes = 0;
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    line++;
    bytes += Buffer.byteLength(text) + 1;
    if (text.trim() !== '') await run.add(text, line, ownerPrefix);
    progress.advanceTo(bytes);
  }
  await run.flush();
}

/** Gathers entries into batches in which no rule comes twice, and counts what became of them. */
class ImportRun {
  readonly counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, refused: 0, versions: 0 };
  private batch = new Map<string, ImportEntry>();

  constructor(
    private readonly importer: RuleImporter,
    private readonly progress: Progress,
  ) {}

  async add(text: string, line: number, ownerPrefix: string): Promise<void> {
    const entry = this.read(text, line, ownerPrefix);
    if (!entry) return;
    if (entry.leftOut > 0)
      this.progress.say(`Line ${line}: left out ${counted(entry.leftOut, 'version')} without text`);
    const key = `${ownerKey(entry.organization ?? entry.owner)}/${ruleKey(entry.name)}`;
    if (this.batch.has(key)) await this.flush();
    this.batch.set(key, entry);
    if (this.batch.size >= BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    const entries = [...this.batch.values()];
    const outcomes = await this.importer.importBatch(entries);
    this.batch = new Map();
    for (const [index, outcome] of outcomes.entries()) this.count(outcome, entries[index]?.line ?? 0);
  }

  /** The first line that waits, or whose batch failed. */
  get firstPending(): number | null {
    const [entry] = this.batch.values();
    return entry?.line ?? null;
  }

  private read(text: string, line: number, ownerPrefix: string): ImportEntry | null {
    try {
      return readLine(text, line, ownerPrefix);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.count({ kind: 'refused', reason: reasonOf(error) }, line);
      return null;
    }
  }

  private count(outcome: Outcome, line: number): void {
    this.counts[outcome.kind]++;
    if ('versions' in outcome) this.counts.versions += outcome.versions;
    if (outcome.kind === 'refused') this.progress.say(`Line ${line} refused: ${outcome.reason}`);
  }
}
