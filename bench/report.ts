import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export type Row = Readonly<Record<string, string | number>>;

/** Prints rows as a table whose columns are the keys of the first row. */
export function printTable(title: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => (line[index] ?? '').length)));
  const lines = cells.map((line) =>
    line
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  console.log(`\n${title}\n${lines.join('\n')}`);
}

/** Writes the results and a description of the machine to `bench/results/NAME.json`. */
export async function saveResult(name: string, result: object): Promise<void> {
  const folder = path.join(__dirname, 'results');
  await mkdir(folder, { recursive: true });
  const machine = { cores: os.cpus().length, processor: os.cpus()[0]?.model ?? '', node: process.version };
  const text = JSON.stringify({ measuredAt: new Date().toISOString(), machine, ...result }, null, 2);
  await writeFile(path.join(folder, `${name}.json`), `${text}\n`);
}

/** The value that the given share of measurements does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
