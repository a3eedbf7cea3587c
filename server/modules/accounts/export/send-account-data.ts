import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { HttpResponse } from '../../../kernel/http/exchange';
import { withoutDeadline } from '../../../kernel/deadline';
import type { AccountData } from './account-data';

/**
 * Sends an export as a file to save. The connection breaks when reading fails, so that nobody takes a part for the whole.
 * A client may take its time, so the deadline of the request does not apply; each statement has its own.
 */
export async function sendAccountData(
  response: HttpResponse,
  { fileName, pieces }: AccountData,
): Promise<void> {
  response.set({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
  });
  await withoutDeadline(() => pipeline(Readable.from(pieces), response));
}
