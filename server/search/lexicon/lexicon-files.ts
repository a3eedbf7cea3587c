import path from 'node:path';
import { RULE_TYPES, type RuleType } from '@kimari/common/enums';
import { projectPath } from '../../kernel/config/project-folder';
import { expressionKey } from '../text/expression';
import { programText } from '../text/program-words';
import { useWordLists, WORD_LIST_FILES } from '../text/word-lists';
import { Lexicon } from './lexicon';
import { type FaultInFile, filesIn, stateOf, type WordFile } from './operator-files';
import { SortedLines } from './sorted-lines';
import { readSynonyms, type SynonymRule } from './synonym-rules';

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
  private known = '[]';

  /** @param onFaults is told the lines that were left out */
  constructor(
    private readonly folder: string,
    private readonly onFaults: (faults: readonly FaultInFile[]) => void,
  ) {}

  /** Looks for changes, and puts the words in effect. Of a file that cannot be read, nothing is. */
  async follow(): Promise<void> {
    const state = await stateOf(this.folder);
    if (state === this.known) return;
    const { files, faults: unread } = await filesIn(this.folder);
    this.known = state;
    const faults = [...unread, ...putInEffect(files)];
    if (faults.length > 0) this.onFaults(faults);
  }
}
