import { stat } from 'node:fs/promises';
import { ownerKey, ruleKey } from '@kimari/common/name-key';
import { counted } from '../kernel/cli/command-line';
import { type FileLine, fileLines, requireTextFile } from './file-lines';
import { type ImportEntry, isRefusal, readLine, reasonOf, UnusableLine } from './import-line';
import { type Progress, startProgress } from './progress';
import type { Outcome, RuleImporter } from './rule-importer';

/** The results of an import. */
export type ImportCounts = {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  versions: number;
};

/** An import that was aborted for a reason other than its input, such as an outage. */
export class ImportStopped extends Error {
  /** @param line the first line that is not imported; null when only refreshing the statistics failed */
  constructor(
    readonly counts: ImportCounts,
    readonly line: number | null,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Rules per transaction: enough to be fast, few enough not to block others. */
const BATCH = 50;

/**
 * Imports a file with one JSON object per line. Reports rejected lines and imports all others. Throws
 * {@link ImportStopped} when the import cannot continue, and StartError when the file is no text.
 */
export async function importFile(
  importer: RuleImporter,
  file: string,
  ownerPrefix: string,
): Promise<ImportCounts> {
  await requireTextFile(file);
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
  for await (const line of fileLines(file)) {
    if (line.text?.trim() !== '') await run.add(line, ownerPrefix);
    progress.advanceTo(line.end);
  }
  await run.flush();
}

/** Collects entries into batches without duplicate rules, and counts their outcomes. */
class ImportRun {
  readonly counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, refused: 0, versions: 0 };
  private batch = new Map<string, ImportEntry>();

  constructor(
    private readonly importer: RuleImporter,
    private readonly progress: Progress,
  ) {}

  async add(line: FileLine, ownerPrefix: string): Promise<void> {
    const entry = this.read(line, ownerPrefix);
    if (!entry) return;
    if (entry.skipped > 0)
      this.progress.say(`Line ${line.number}: skipped ${counted(entry.skipped, 'version')} without content`);
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

  /** The first line of the pending or failed batch. */
  get firstPending(): number | null {
    const [entry] = this.batch.values();
    return entry?.line ?? null;
  }

  private read({ text, encoding, number }: FileLine, ownerPrefix: string): ImportEntry | null {
    try {
      if (text === null) throw notInUtf8(encoding);
      return readLine(text, number, ownerPrefix);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.count({ kind: 'refused', reason: reasonOf(error) }, number);
      return null;
    }
  }

  private count(outcome: Outcome, line: number): void {
    this.counts[outcome.kind]++;
    if ('versions' in outcome) this.counts.versions += outcome.versions;
    if (outcome.kind === 'refused') this.progress.say(`Line ${line} rejected: ${outcome.reason}`);
  }
}

function notInUtf8(encoding: string | null): UnusableLine {
  return new UnusableLine(`not text in UTF-8${encoding === null ? '' : ` but probably ${encoding}`}`);
}
