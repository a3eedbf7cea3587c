import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSynonyms } from './check';
import { Lexicon } from './lexicon';
import { lexicon, OperatorWords, ownFiles } from './lexicon-files';
import { SortedLines } from './sorted-lines';
import { readSynonyms } from './synonym-rules';

const lexiconOf = (text: string): Lexicon => new Lexicon(readSynonyms(text).rules, new Map());
const termsOf = (words: Lexicon, key: string) => words.relatedTo(key).map(({ terms }) => terms.join(' '));

describe('synonyms', () => {
  it('are equal each way, or lead one way', () => {
    const words = lexiconOf('pull request, pr, プルリク\norm => object relational mapping # as in Solr');
    expect(termsOf(words, 'pr')).toEqual(['pull request', '=プルリク']);
    expect(termsOf(words, 'プルリク')).toEqual(['pull request', 'pr']);
    expect(termsOf(words, 'orm')).toEqual(['object relational map']);
    expect(termsOf(words, 'object relational map')).toEqual([]);
  });

  it('are known by abbreviations of their translations', () => {
    expect(
      termsOf(lexiconOf('単一責任 => single responsibility\nsingle responsibility, srp'), '単一責任'),
    ).toContain('srp');
  });

  it.each([
    ['a => b => c', 'has more than one =>'],
    ['react', 'has one word, which equals nothing'],
    ['react, ---', '"---" has neither letters nor digits'],
    ['react,', '"" has neither letters nor digits'],
    ['react, one two three four five', 'has more than 4 words'],
  ])('have lines that cannot be read: %s', (line, message) => {
    const { rules, faults } = readSynonyms(`# ours\nvue, vuejs\n${line}`);
    expect(rules).toHaveLength(1);
    expect(faults).toEqual([{ line: 3, message: expect.stringContaining(message) as string }]);
  });
});

describe('the check of synonyms', () => {
  const check = (text: string) =>
    checkSynonyms([{ file: 'x.txt', text }]).map(({ line, message }) => `${line} ${message}`);

  it.each([
    ['go, golang\ngolang, go', '2 says that "go" and "golang" are equal, as x.txt:1 does'],
    ['go => golang\ngo => golang', '2 says that "go" and "golang" are one way, as x.txt:1 does'],
    ['go, golang\ngo => golang', '2 leads from "go" to "golang" only, which are equal in x.txt:1'],
    [
      'zig => zag\nzag => zog\nzog => zig',
      '1 leads from "zig" to "zag", which leads back: write them as equal',
    ],
    ['go', '1 has one word, which equals nothing'],
  ])('finds what is wrong in %j', (text, finding) => {
    expect(check(text)).toContain(finding);
  });

  it('finds nothing in those of the program, which are few', () => {
    expect(checkSynonyms(ownFiles())).toEqual([]);
    expect(ownFiles().flatMap(({ text }) => text.trimEnd().split('\n')).length).toBeLessThanOrEqual(1200);
  });
});

describe('the words of an operator', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kimari-words-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('count as soon as a file has changed, without the lines that cannot be read', async () => {
    const faults: string[] = [];
    const words = new OperatorWords(folder, (found) =>
      faults.push(...found.map(({ line }) => `line ${line}`)),
    );
    const related = async () => {
      await words.follow();
      return termsOf(lexicon(), 'tanuki');
    };
    expect(await related()).toEqual([]);
    await writeFile(path.join(folder, 'company.txt'), 'tanuki, billing service\nonly\n');
    expect(await related()).toEqual(['billing servic']);
    expect(faults).toEqual(['line 2']);
    await writeFile(path.join(folder, 'company.txt'), 'tanuki => ledger\n');
    expect(await related()).toEqual(['ledger']);
    await rm(path.join(folder, 'company.txt'));
    expect(await related()).toEqual([]);
  });
});

describe('a table of sorted lines', () => {
  it('finds every word of a map, and no other', () => {
    const words = lexicon().katakana().slice(0, 500);
    const table = new Map(
      words.map((word, index) => [word, index % 3 === 0 ? [] : [word, `${index}`]] as const),
    );
    const packed = SortedLines.unpack(SortedLines.pack(table));
    expect(new Map([...packed.keys()].map((word) => [word, packed.get(word)]))).toEqual(table);
    for (const word of words) expect(packed.has(`${word}ン`)).toBe(table.has(`${word}ン`));
    expect(packed.get('')).toBeUndefined();
  });
});
