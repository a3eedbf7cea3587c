import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkSynonyms } from './check';
import { Lexicon } from './lexicon';
import { projectPath } from '../../kernel/config/project-folder';
import { readWordList } from '../text/program-words';
import { isCommonHere, isGeneral, isParticle, isStopWord, isWayOfAsking } from '../text/word-lists';
import { filesWithoutEffect, kindNamedBy, lexicon, OperatorWords, ownFiles } from './lexicon-files';
import { SortedLines } from './sorted-lines';
import { readSynonyms } from './synonym-rules';
import { OTHER_ENCODINGS } from '../../../test/support/encoded-texts';

const programFiles = (): readonly string[] =>
  readdirSync(projectPath('lexicon')).filter((name) => name.endsWith('.txt'));
const lexiconOf = (text: string): Lexicon => new Lexicon(readSynonyms(text).rules, new Map(), new Map());
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

  it('finds nothing in those of the program, which are few with all other words', () => {
    expect(checkSynonyms(ownFiles())).toEqual([]);
    const lines = programFiles().flatMap((name) =>
      readFileSync(projectPath(`lexicon/${name}`), 'utf8')
        .trimEnd()
        .split('\n'),
    );
    expect(lines.length).toBeLessThanOrEqual(1200);
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

  /** What a file of the program's decides, asked with the word `tanuki`. */
  const decidedBy: Readonly<Record<string, () => boolean>> = {
    'abbreviations.txt': () => lexicon().isOwn('tanuki'),
    'products.txt': () => lexicon().isOwn('tanuki'),
    'translations.txt': () => lexicon().isOwn('tanuki'),
    'stopwords_en.txt': () => isStopWord('tanuki'),
    'stopwords_ja.txt': () => isParticle('tanuki'),
    'asking.txt': () => isWayOfAsking('tanuki'),
    'general.txt': () => isGeneral('tanuki'),
    'common.txt': () => isCommonHere('tanuki'),
    'kinds.txt': () => kindNamedBy('tanuki') === 'rule',
  };

  it.each(programFiles())('take the place of %s, or are said to have no effect', async (name) => {
    const words = new OperatorWords(folder, () => undefined);
    const isDecided = decidedBy[name];
    if (!isDecided) {
      expect(filesWithoutEffect([{ file: path.join(folder, name), text: '' }])).toHaveLength(1);
      return;
    }
    expect(isDecided()).toBe(false);
    const text =
      name === 'kinds.txt'
        ? 'tanuki => rule'
        : /stop|asking|general|common/.test(name)
          ? 'tanuki'
          : 'tanuki, kitsune';
    await writeFile(path.join(folder, name), text);
    await words.follow();
    expect(isDecided()).toBe(true);
    await rm(path.join(folder, name));
    await words.follow();
    expect(isDecided()).toBe(false);
  });

  it('count also behind a byte order mark', async () => {
    const words = new OperatorWords(folder, () => undefined);
    await writeFile(path.join(folder, 'company.txt'), '\ufefftanuki => ledger\n');
    await words.follow();
    expect(termsOf(lexicon(), 'tanuki')).toEqual(['ledger']);
    await rm(path.join(folder, 'company.txt'));
    await words.follow();
  });

  it.each(OTHER_ENCODINGS)(
    'are left out as a whole in %s, which is named, and replace nothing',
    async (encoding, bytes) => {
      const faults: string[] = [];
      const words = new OperatorWords(folder, (found) => faults.push(...found.map(({ message }) => message)));
      for (const name of ['company.txt', 'general.txt']) await writeFile(path.join(folder, name), bytes);
      await words.follow();
      const fault = `is not text in UTF-8${encoding === null ? '' : ` but probably ${encoding}`}`;
      expect(faults).toEqual([fault, fault]);
      expect(isGeneral('管理')).toBe(true);
      for (const name of ['company.txt', 'general.txt']) await rm(path.join(folder, name));
      await words.follow();
    },
  );

  it.each<[string, (file: string) => Promise<unknown>, string]>([
    ['a folder', (file) => mkdir(file), 'is not a file'],
    ['a link that leads nowhere', (file) => symlink('nowhere', file), 'cannot be read: ENOENT'],
    ['a link to itself', (file) => symlink(file, file), 'cannot be read: ELOOP'],
    ['a pipe', (file) => promisify(execFile)('mkfifo', [file]), 'is not a file'],
    ['far too long', (file) => writeFile(file, 'x'.repeat(3_000_000)), 'is larger than 2 MB'],
  ])('count beside %s, which is named once', async (_, make, fault) => {
    const faults: string[] = [];
    const words = new OperatorWords(folder, (found) =>
      faults.push(...found.map(({ file, message }) => `${path.basename(file)} ${message}`)),
    );
    await writeFile(path.join(folder, 'company.txt'), 'tanuki => ledger\n');
    await make(path.join(folder, 'other.txt'));
    await words.follow();
    await words.follow();
    expect([termsOf(lexicon(), 'tanuki'), faults]).toEqual([['ledger'], [`other.txt ${fault}`]]);
    await rm(path.join(folder, 'other.txt'), { recursive: true });
    await words.follow();
    expect(termsOf(lexicon(), 'tanuki')).toEqual(['ledger']);
    await rm(path.join(folder, 'company.txt'));
    await words.follow();
  });

  it('are none, and the folder is named, where it is no folder', async () => {
    const faults: string[] = [];
    const file = path.join(folder, 'search');
    await writeFile(file, '');
    await new OperatorWords(file, (found) => faults.push(...found.map(({ message }) => message))).follow();
    expect(faults).toEqual(['cannot be read: ENOTDIR']);
  });

  it('take the place of a list as a whole', async () => {
    const words = new OperatorWords(folder, () => undefined);
    await writeFile(path.join(folder, 'general.txt'), '');
    await words.follow();
    expect(isGeneral('管理')).toBe(false);
    await rm(path.join(folder, 'general.txt'));
    await words.follow();
    expect(isGeneral('管理')).toBe(true);
  });
});

describe('a list of words', () => {
  it('is written as for Snowball and Lucene, and commented as synonyms are', () => {
    expect(readWordList('| ours\none two | and\n\n# more\n  three\t四\r\nc# a|b')).toEqual([
      'one',
      'two',
      'three',
      '四',
      'c#',
      'a|b',
    ]);
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
    const last = [...packed.keys()].at(-1) ?? '';
    for (let length = 1; length < 40; length += 1) expect(packed.has(last + 'ン'.repeat(length))).toBe(false);
  });
});
