export type CountTokens = (text: string) => number;

/** Loads the tokeniser, whose tables are larger than the rest of the program: only for what says a number of tokens. */
export async function tokenCounter(): Promise<CountTokens> {
  const { countTokens } = await import('@kimari/common/context-cost/count-tokens');
  return countTokens;
}
