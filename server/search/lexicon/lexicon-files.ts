import { readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { projectPath } from '../../kernel/config/project-folder';
import { Lexicon } from './lexicon';
import { SortedLines } from './sorted-lines';
import { type Fault, readSynonyms, type SynonymRule } from './synonym-rules';

export type SynonymFile = { readonly file: string; readonly text: string };
type FaultInFile = Fault & { readonly file: string };

const isSynonyms = (name: string): boolean => name.endsWith('.txt');
const ownFolder = (): string => projectPath('lexicon');

/** The synonyms that come with the program. */
export function ownFiles(): readonly SynonymFile[] {
  const names = OWN_NAMES.map((name) => path.join(ownFolder(), name));
  return names.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

const OWN_NAMES = ['abbreviations.txt', 'products.txt', 'translations.txt'];

/** The files of an operator's folder; none without the folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter(isSynonyms)
    .sort()
    .map((name) => path.join(folder, name));
}

/** The synonyms in an operator's folder. */
export async function filesIn(folder: string): Promise<readonly SynonymFile[]> {
  const names = await namesIn(folder);
  return Promise.all(names.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}

/** The rules of files, and the lines that are none. */
export function rulesIn(files: readonly SynonymFile[]): {
  readonly rules: readonly SynonymRule[];
  readonly faults: readonly FaultInFile[];
} {
  const read = files.map(({ file, text }) => ({ file, ...readSynonyms(text) }));
  return {
    rules: read.flatMap(({ rules }) => rules),
    faults: read.flatMap(({ file, faults }) => faults.map((fault) => ({ ...fault, file }))),
  };
}

let dictionary: SortedLines | undefined;
let ownRules: readonly SynonymRule[] | undefined;
let current: Lexicon | undefined;

function withRules(rules: readonly SynonymRule[]): Lexicon {
  ownRules ??= rulesIn(ownFiles()).rules;
  dictionary ??= SortedLines.of('spellings');
  return new Lexicon([...rules, ...ownRules], dictionary);
}

/** The lexicon as it was read last. */
export function lexicon(): Lexicon {
  return (current ??= withRules([]));
}

/** The words of an operator, read again as soon as a file has changed. */
export class OperatorWords {
  private known = '';

  /** @param onFaults is told the lines that were left out */
  constructor(
    private readonly folder: string,
    private readonly onFaults: (faults: readonly FaultInFile[]) => void,
  ) {}

  /** Looks for changes, and puts the words in effect. A file that cannot be read now is read at the next look. */
  async follow(): Promise<void> {
    const state = await this.stateOf().catch(() => this.known);
    if (state === this.known) return;
    const { rules, faults } = rulesIn(await filesIn(this.folder));
    this.known = state;
    current = withRules(rules);
    if (faults.length > 0) this.onFaults(faults);
  }

  private async stateOf(): Promise<string> {
    const names = await namesIn(this.folder);
    const states = names.map(async (name) => {
      const { mtimeMs, size, ino } = await stat(name);
      return `${name} ${mtimeMs} ${size} ${ino}`;
    });
    return (await Promise.all(states)).join('\n');
  }
}
