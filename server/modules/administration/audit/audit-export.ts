import type { AuditLogEntry } from './audit-log.result';

export type AuditFormat = 'jsonl' | 'csv';

const COLUMNS = [
  'at',
  'action',
  'outcome',
  'actorKind',
  'actorId',
  'actorName',
  'targetKind',
  'targetId',
  'targetName',
  'organizationId',
  'ip',
  'agent',
  'id',
  'details',
] as const;

/**
 * The beginning of a cell that spreadsheets would evaluate as a formula, also in the full-width forms that Japanese
 * keyboards type.
 */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/u;

/** The audit log as text, in pieces of bounded size: JSON Lines, or CSV (RFC 4180) in which spreadsheets find no formulas. */
export async function* auditText(
  pages: AsyncGenerator<readonly AuditLogEntry[]>,
  format: AuditFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield `${COLUMNS.join(',')}\r\n`;
  for await (const page of pages) {
    const lines = page.map((entry) => (format === 'csv' ? csvLine(entry) : jsonLine(entry)));
    yield lines.join('');
  }
}

function valuesOf(entry: AuditLogEntry): Readonly<Record<(typeof COLUMNS)[number], unknown>> {
  return { ...entry, at: entry.at.toISOString() };
}

function jsonLine(entry: AuditLogEntry): string {
  const values = valuesOf(entry);
  return `${JSON.stringify(Object.fromEntries(COLUMNS.map((name) => [name, values[name]])))}\n`;
}

function csvLine(entry: AuditLogEntry): string {
  const values = valuesOf(entry);
  return `${COLUMNS.map((name) => csvCell(values[name])).join(',')}\r\n`;
}

function csvCell(value: unknown): string {
  const text = value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
