import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as tokeniser from 'gpt-tokenizer/encoding/o200k_base';
import { O200K_TOKEN_SPLIT_REGEX } from 'gpt-tokenizer/encodingParams/constants';
import { generatorOf } from '../../test/support/generated-texts';
import { aSeed } from '../../test/support/random-numbers';
import { countTokens } from './count-tokens';
import { TOKENISER } from './tokeniser';

/** Characters. */
const LENGTH = 16 * 1024;
/** Characters. Merging a piece takes the square of its length, and the tokeniser joins up to four runs in a piece. */
const LONGEST_PIECE = 4 * 64;

/** The texts that are merged. */
const merged: string[] = [];
jest.mock('gpt-tokenizer/encoding/o200k_base', () => {
  const actual: typeof tokeniser = jest.requireActual('gpt-tokenizer/encoding/o200k_base');
  return {
    ...actual,
    countTokens: (text: string, options: object) => {
      merged.push(text);
      return text.length > LENGTH / 2 ? 0 : actual.countTokens(text, options);
    },
  };
});

/** Of each kind that the tokeniser takes in one piece, alone and mixed, and what is usual. */
const ALPHABETS = [
  ...[
    'a',
    ' ',
    '\n',
    '\r',
    '\t',
    '/',
    '/\n',
    '=',
    '1',
    'あ',
    '漢',
    'é',
    '\u0301',
    '😀',
    '\u3000',
    '-\n',
    ' \n',
  ],
  ...['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabc', '!#$%&()*+,-./:;<=>?@'],
  ...['あいうえおかきくけこ漢字仮名交文章規則', 'àéîõüßøåèçñ', 'абвгдежзийклмн', 'ab cd ef 12'],
];

describe('counting tokens', () => {
  it('names the package that counts', () => {
    const main = createRequire(__filename).resolve(TOKENISER.package);
    const root = main.slice(0, main.indexOf(TOKENISER.package) + TOKENISER.package.length);
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(version).toBe(TOKENISER.version);
    expect(dirname(root)).toMatch(/node_modules$/);
  });

  it.each([
    ['', 0],
    ['hello world', 2],
    // As `tiktoken` counts them.
    ['Write the subject in the imperative.', 7],
    ['コミットメッセージは日本語で書きます。', 14],
    ['<|endoftext|>', 7],
  ])('counts %j', (text, tokens) => {
    expect(countTokens(text)).toBe(tokens);
  });

  it('adds up texts that are divided at a line, so that a body can be counted once', () => {
    const [head, body] = ['---\ndescription: a\n---\n\n', '# Title\n\n- One.\n'];
    expect(countTokens(head) + countTokens(body)).toBe(countTokens(head + body));
  });

  it.each(ALPHABETS)('merges short pieces only, of a text of %j', (alphabet) => {
    const letters = [...alphabet];
    const generator = generatorOf(aSeed());
    let text = '';
    while (text.length < LENGTH) text += letters[generator.below(letters.length)] ?? '';
    merged.length = 0;
    countTokens(text);
    expect(merged.join('')).toBe(text);
    const pieces = merged.flatMap((part) => part.match(O200K_TOKEN_SPLIT_REGEX) ?? []);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(LONGEST_PIECE);
  });
});
