/**
 * What the search does beyond finding the words that were typed, each with a switch. `npm run bench -- ablate` prints what each is
 * worth on the judged queries; what earns less than 0.003 is deleted.
 */
export const MECHANISMS = {
  completion: 'completes the last word',
  typingErrors: 'reads an unknown English word as a known one that is close',
  japaneseSpellings: 'reads a Japanese word as one that sounds alike or is close, also in romaji',
  hiraganaWords: 'writes loan words that were typed in hiragana in katakana',
  kindOfThing: 'takes the kind of thing out of a query and prefers it',
  generalWords: 'lets general words, praise and words of nearly every rule count less',
  owners: 'finds the rules of owners by their names',
  synonyms:
    'knows abbreviations, translations, product names and other synonyms of the trade, and those of the operator',
  dictionary: "knows the spellings of Sudachi's dictionary",
  meanings: 'knows what Japanese words without a synonym in English mean there',
  languagePreference: 'prefers rules in the language of the query',
  nameBonus: 'prefers names that consist of words of the query',
  weakestConcept: 'lets the weakest concept count beside the mean',
  secondAlternative: 'lets the second-best alternative of a concept count, too',
} as const;

export type Mechanism = keyof typeof MECHANISMS;

const off = new Set<Mechanism>();

export function isOn(mechanism: Mechanism): boolean {
  return !off.has(mechanism);
}

/** Does something without these mechanisms. Only measurements do; two at once would disturb each other. */
export async function without<Result>(
  mechanisms: readonly Mechanism[],
  work: () => Promise<Result>,
): Promise<Result> {
  for (const mechanism of mechanisms) off.add(mechanism);
  try {
    return await work();
  } finally {
    off.clear();
  }
}
