import { countTokens as count, setMergeCacheSize } from 'gpt-tokenizer/encoding/o200k_base';

/** Characters of a run that are merged at once: merging takes the square of its length. Words are shorter. */
const MAX_RUN = 64;
const LONGER = `{${String(MAX_RUN + 1)},}`;
/** The tokeniser's pieces: letters, signs, white space, ends of lines. */
const LONG_RUNS = new RegExp(
  ['[\\p{L}\\p{M}]', '[^\\s\\p{L}\\p{N}]', '\\s', '[\\r\\n/]'].map((kind) => kind + LONGER).join('|'),
  'gu',
);
/** `<|endoftext|>` in a rule is a text like any other. */
const AS_TEXT = { disallowedSpecial: new Set<string>() };

// A large cache is slower than none for texts whose words are all different.
setMergeCacheSize(1000);

/**
 * Counts the tokens of a text by the {@link TOKENISER}. Takes time in proportion to the length: runs without a break are
 * cut, which may count one token too many for each 64 characters of them. Loads tables of 2 MB: import it only when it is needed.
 */
export function countTokens(text: string): number {
  let tokens = 0;
  let from = 0;
  for (const { index, 0: run } of text.matchAll(LONG_RUNS)) {
    tokens += countShort(text.slice(from, index));
    for (let at = 0; at < run.length; at += MAX_RUN) tokens += countShort(run.slice(at, at + MAX_RUN));
    from = index + run.length;
  }
  return tokens + countShort(text.slice(from));
}

function countShort(text: string): number {
  return text === '' ? 0 : count(text, AS_TEXT);
}
