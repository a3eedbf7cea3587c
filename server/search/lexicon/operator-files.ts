import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { decodeExactly, likelyEncoding } from '@kimari/common/text-encoding';
import { codeOf } from '../../kernel/errors/thrown';
import type { Fault } from './synonym-rules';

/** A file of synonyms, or another file of words. */
export type WordFile = { readonly file: string; readonly text: string };
export type FaultInFile = Fault & { readonly file: string };

/** Bytes of one file; ten times the words of the program. */
const MAX_BYTES = 2 * 1024 * 1024;

const cannotBeRead = (error: unknown): string => `cannot be read: ${codeOf(error) || String(error)}`;

/** What can be read in a folder, by its path, and why the rest cannot. A folder that does not exist is empty. */
async function entriesOf<Value>(
  folder: string,
  read: (file: string) => Promise<Value>,
): Promise<ReadonlyMap<string, Value | { readonly fault: string }>> {
  const faultOf = (error: unknown) => ({ fault: cannotBeRead(error) });
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
    const files = names.map((name) => path.join(folder, name));
    return new Map(
      await Promise.all(files.map(async (file) => [file, await read(file).catch(faultOf)] as const)),
    );
  } catch (error) {
    return new Map(codeOf(error) === 'ENOENT' ? [] : [[folder, faultOf(error)]]);
  }
}

/** A text that changes with the files of words in an operator's folder, and with whether they can be read. */
export async function stateOf(folder: string): Promise<string> {
  const states = await entriesOf(folder, async (file) => {
    // The time of the last change of the content or of the permissions.
    const { ctimeMs, size, ino } = await stat(file);
    return `${ctimeMs} ${size} ${ino}`;
  });
  return JSON.stringify([...states]);
}

/** The files of words in an operator's folder. Those that cannot be read, or are not text in UTF-8, are faults. */
export async function filesIn(
  folder: string,
): Promise<{ readonly files: readonly WordFile[]; readonly faults: readonly FaultInFile[] }> {
  const files: WordFile[] = [];
  const faults: FaultInFile[] = [];
  for (const [file, entry] of await entriesOf(folder, textOf)) {
    if (typeof entry === 'string') files.push({ file, text: entry });
    else faults.push({ file, line: 1, message: entry.fault });
  }
  return { files, faults };
}

async function textOf(file: string): Promise<string | { readonly fault: string }> {
  const found = await stat(file);
  if (!found.isFile()) return { fault: 'is not a file' };
  if (found.size > MAX_BYTES) return { fault: 'is larger than 2 MB' };
  const bytes = await readFile(file);
  // Some editors begin a file with a byte order mark.
  return decodeExactly(bytes)?.replace(/^\ufeff/, '') ?? { fault: notInUtf8(likelyEncoding(bytes)) };
}

function notInUtf8(encoding: string | null): string {
  return `is not text in UTF-8${encoding === null ? '' : ` but probably ${encoding}`}`;
}
