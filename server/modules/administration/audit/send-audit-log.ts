import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withoutDeadline } from '../../../kernel/deadline';
import type { HttpResponse } from '../../../kernel/http/exchange';
import { type AuditFormat, auditText } from './audit-export';
import type { AuditLogEntry } from './audit-log.result';

const TYPES: Readonly<Record<AuditFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/** Sends the audit log as a file, page by page as the reader takes it. */
export async function sendAuditLog(
  response: HttpResponse,
  pages: AsyncGenerator<readonly AuditLogEntry[]>,
  format: AuditFormat,
): Promise<void> {
  response.set({
    'Content-Type': TYPES[format],
    'Content-Disposition': `attachment; filename="audit-log.${format}"`,
    'Cache-Control': 'private, no-store',
  });
  await withoutDeadline(() => pipeline(Readable.from(auditText(pages, format)), response));
}
