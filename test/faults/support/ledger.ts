import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder } from './workshop';

/** An acknowledged operation, which the server must not lose. */
export type Acknowledged =
  | { readonly kind: 'version'; readonly rule: string; readonly version: string; readonly digest: string }
  | { readonly kind: 'star'; readonly rule: string; readonly user: string };

/** Records every acknowledged operation on disk before the next one starts. */
export class Ledger {
  private constructor(
    private readonly file: string,
    private readonly handle: FileHandle,
  ) {}

  static async open(): Promise<Ledger> {
    const file = join(await aFolder(), 'acknowledged.jsonl');
    return new Ledger(file, await open(file, 'a'));
  }

  async add(operation: Acknowledged): Promise<void> {
    await this.handle.appendFile(`${JSON.stringify(operation)}\n`);
    await this.handle.datasync();
  }

  async all(): Promise<Acknowledged[]> {
    const lines = (await readFile(this.file, 'utf8')).split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as Acknowledged);
  }

  async close(): Promise<void> {
    if (this.handle.fd >= 0) await this.handle.close();
  }
}

/** The digest as the server computes it: SHA-256 of the UTF-8 text, in hexadecimal. */
export function digestOf(content: string): string {
  return createHash('sha256').update(content, 'utf8').digest('hex');
}
