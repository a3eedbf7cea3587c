import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { RULE_TYPES, type RuleType } from '@kimari/common/enums';
import { decodeExactly, likelyEncoding } from '@kimari/common/text-encoding';
import { projectPath } from '../../kernel/config/project-folder';
import { expressionKey } from '../text/expression';
import { programText } from '../text/program-words';
import { useWordLists, WORD_LIST_FILES } from '../text/word-lists';
import { Lexicon } from './lexicon';
import { SortedLines } from './sorted-lines';
import { type Fault, readSynonyms, type SynonymRule } from './synonym-rules';

/** A file of synonyms, or another file of words. */
export type WordFile = { readonly file: string; readonly text: string };
type FaultInFile = Fault & { readonly file: string };

/** The synonyms that come with the program. */
const SYNONYM_FILES = ['abbreviations.txt', 'products.txt', 'translations.txt'];
const KIND_FILE = 'kinds.txt';
/** Files that shape the terms of documents, which are written once. */
const FIXED_FILES = ['protwords.txt', 'spelling_en.txt', 'signs.txt'];

const nameOf = ({ file }: WordFile): string => path.basename(file);
const isOneOf = (names: readonly string[]) => (file: WordFile) => names.includes(nameOf(file));

/** The synonyms that come with the program. */
export function ownFiles(): readonly WordFile[] {
  return SYNONYM_FILES.map((name) => ({ file: projectPath(`lexicon/${name}`), text: programText(name) }));
}

/** The synonyms in effect beside an operator's files: a file with the name of one of the program's takes its place. */
export function synonymFiles(operators: readonly WordFile[]): readonly WordFile[] {
  const isOther = isOneOf([...WORD_LIST_FILES, KIND_FILE, ...FIXED_FILES]);
  const isReplaced = isOneOf(operators.map(nameOf));
  return [...operators.filter((file) => !isOther(file)), ...ownFiles().filter((file) => !isReplaced(file))];
}

/** Those of an operator's files that have no effect. */
export function filesWithoutEffect(operators: readonly WordFile[]): readonly WordFile[] {
  return operators.filter(isOneOf(FIXED_FILES));
}

/** The files of an operator's folder; none without the folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** The files of words in an operator's folder. Those that are not text in UTF-8 are faults. */
export async function filesIn(
  folder: string,
): Promise<{ readonly files: readonly WordFile[]; readonly faults: readonly FaultInFile[] }> {
  const names = await namesIn(folder);
  const read = await Promise.all(names.map(async (file) => ({ file, bytes: await readFile(file) })));
  const files: WordFile[] = [];
  const faults: FaultInFile[] = [];
  for (const { file, bytes } of read) {
    const text = decodeExactly(bytes);
    // Some editors begin a file with a byte order mark.
    if (text !== null) files.push({ file, text: text.replace(/^\ufeff/, '') });
    else faults.push({ file, line: 1, message: notInUtf8(likelyEncoding(bytes)) });
  }
  return { files, faults };
}

function notInUtf8(encoding: string | null): string {
  return `is not text in UTF-8${encoding === null ? '' : ` but probably ${encoding}`}`;
}

/** The rules of files, and the lines that are none. */
export function rulesIn(files: readonly WordFile[]): {
  readonly rules: readonly SynonymRule[];
  readonly faults: readonly FaultInFile[];
} {
  const read = files.map(({ file, text }) => ({ file, ...readSynonyms(text) }));
  return {
    rules: read.flatMap(({ rules }) => rules),
    faults: read.flatMap(({ file, faults }) => faults.map((fault) => ({ ...fault, file }))),
  };
}

/** What is known of words: the synonyms, and the kinds that words name. */
type Knowledge = { readonly lexicon: Lexicon; readonly kinds: ReadonlyMap<string, RuleType> };

let dictionary: SortedLines | undefined;
let meanings: SortedLines | undefined;
let programKnowledge: Knowledge | undefined;
let current: Knowledge | undefined;

function knowledgeFrom(synonyms: readonly SynonymRule[], kinds: string): Knowledge {
  dictionary ??= SortedLines.of('spellings');
  meanings ??= SortedLines.of('meanings');
  return { lexicon: new Lexicon(synonyms, dictionary, meanings), kinds: kindsIn(kinds) };
}

function kindsIn(text: string): ReadonlyMap<string, RuleType> {
  return new Map(
    readSynonyms(text).rules.flatMap(({ from, to: [meant] }) => {
      const kind = RULE_TYPES.find((type) => expressionKey(type) === meant);
      return kind === undefined ? [] : from.map((word) => [word, kind] as const);
    }),
  );
}

const program = (): Knowledge =>
  (programKnowledge ??= knowledgeFrom(rulesIn(ownFiles()).rules, programText(KIND_FILE)));

const knowledge = (): Knowledge => (current ??= program());

/** The lexicon as it was read last. */
export function lexicon(): Lexicon {
  return knowledge().lexicon;
}

/** The kind that a folded word names, or null. */
export function kindNamedBy(word: string): RuleType | null {
  return knowledge().kinds.get(expressionKey(word)) ?? null;
}

/**
 * Puts files of an operator in effect: synonyms beside those of the program, and a file with the name of one of the program's in
 * its place. Returns the lines of synonyms that were left out.
 */
function putInEffect(files: readonly WordFile[]): readonly FaultInFile[] {
  useWordLists(new Map(files.filter(isOneOf(WORD_LIST_FILES)).map((file) => [nameOf(file), file.text])));
  const { rules, faults } = rulesIn(synonymFiles(files));
  const kinds = files.find(isOneOf([KIND_FILE]))?.text ?? programText(KIND_FILE);
  current = files.length === 0 ? program() : knowledgeFrom(rules, kinds);
  return faults;
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
    const { files, faults: unread } = await filesIn(this.folder);
    this.known = state;
    const faults = [...unread, ...putInEffect(files)];
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
