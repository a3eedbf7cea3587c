import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OperatorWords, ownFiles } from '../../server/search/lexicon/lexicon-files';

/** Lets the search know these synonyms in place of the program's: a spec shows what it does with words, not which ones it has. */
export function useSynonyms(text: string): void {
  let folder: string;
  let words: OperatorWords;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kimari-synonyms-'));
    words = new OperatorWords(folder, (faults) => {
      throw new Error(`these synonyms cannot be read: ${JSON.stringify(faults)}`);
    });
    for (const { file } of ownFiles()) await writeFile(path.join(folder, path.basename(file)), '');
    await writeFile(path.join(folder, 'spec.txt'), text);
    await words.follow();
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
    await words.follow();
  });
}
