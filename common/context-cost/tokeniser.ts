/**
 * The tokeniser that counts, and when it was released. Most assistants keep theirs to themselves, so that a count is an
 * estimate for them: it says by which tokeniser.
 */
export const TOKENISER = {
  name: 'o200k_base',
  package: 'gpt-tokenizer',
  version: '4.0.0',
  /** Of the release. */
  date: '2026-08',
} as const;
