import { codeRanges } from '../../common/code-ranges';
import { frontMatterBlocks } from '../../common/front-matter';
import { listPowers } from '../../common/powers/list-powers';
import { readPowers } from '../../common/powers/read-powers';
import { readRule } from '../../common/targets/read-rule';
import { readBlock, withoutBlock, withoutMarkers, writeBlock } from '../../common/targets/shared-file';
import { isNameLike } from '../../server/kernel/crypto/name-like';
import { japaneseWords, vocabularyOf } from '../../server/search/lexicon/japanese-words';

/** Characters; longer than what is given to the YAML parser, which has a limit of its own. */
const LENGTH = 160_000;
/**
 * Milliseconds that the processor may work for one text. What looks at each character a fixed number of times takes 190 at
 * most; a reader that goes back over the text for each character takes seconds.
 */
const BOUND = 900;

/** Pieces that a text repeats: they open, close, continue or nearly form something for one of the readers. */
const PIECES = [
  ...[
    '---\n',
    '--- \n\n',
    '---',
    'a: b\n',
    'a:\n',
    'a:',
    ': ',
    '"',
    "'",
    '\\"',
    '"a": ',
    "''",
    '\t',
    ' ',
    '\r',
  ],
  ...[
    '\r\n',
    '\u2028',
    '- ',
    '- a\n',
    '[',
    ']',
    '{a: ',
    '&a ',
    '*a ',
    '!',
    '|\n',
    '>-\n',
    '#',
    ' #',
    '<a>\n',
  ],
  ...['</a>', '<a>', '<!--', '<!-- kimari:', '<!-- kimari:begin @a/b -->\n', '<!-- kimari:end @a/b -->\n'],
  ...['`', '```', '```!\n', '!`', '~~~ !\n', '    ', '@', '{{', '}}', '(', ',', '対', '\n'],
];
const CONTEXTS: readonly ((middle: string) => string)[] = [
  (middle) => middle,
  (middle) => `---\n${middle}\n---\nText.\n`,
  (middle) => `---\nA:\t${middle}\u2028x\n---\nText.\n`,
  (middle) => `---\ntools: [${middle}\n---\n---\nname: a\n---\n${middle}`,
  (middle) => `# Ours\n\n<!-- kimari:begin @a/b -->\n${middle}\n<!-- kimari:end @a/b -->\n`,
];

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'front matters': frontMatterBlocks,
  'a rule': (text) => readRule(text, { type: 'rule', name: 'a' }),
  'a subagent': (text) => readRule(text, { type: 'ccsubagents', name: 'a' }),
  blocks: (text) => unlessDamaged(() => [readBlock(text, '@a/b'), withoutBlock(text, '@a/b')]),
  'a new block': (text) => unlessDamaged(() => writeBlock(text, '@a/b', text)),
  markers: withoutMarkers,
  'code spans': codeRanges,
  powers: (text) => listPowers(readPowers(text, 'ccsubagents')),
};

function unlessDamaged(work: () => unknown): unknown {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Milliseconds that the processor works, whoever else it works for. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The first text that takes too long: others like it could take minutes. */
function slowText(read: (text: string) => unknown): readonly [context: number, piece: string] | null {
  for (const [index, around] of CONTEXTS.entries())
    for (const piece of PIECES) {
      const text = around(piece.repeat(Math.ceil(LENGTH / piece.length)));
      if (costOf(() => read(text)) > BOUND) return [index, piece];
    }
  return null;
}

it.each(Object.keys(READERS))('reads %s in a time that grows with the text', (name) => {
  expect(slowText(READERS[name]!)).toBeNull();
});

it.each(['テスト', '見直し', '取り', '検', 'て'])('reads a long run of %s in time', (part) => {
  const run = part.repeat(16_000 / part.length);
  expect(costOf(() => vocabularyOf(run, japaneseWords(run)))).toBeLessThan(3000);
});

it('compares the longest passwords with the longest names in time', () => {
  const facts = ['a'.repeat(20), `${'ab'.repeat(32)}@${'ab.'.repeat(80)}jp`];
  const password = 'ab'.repeat(128);
  expect(costOf(() => Array.from({ length: 20 }, () => isNameLike(password, facts)))).toBeLessThan(2000);
});
