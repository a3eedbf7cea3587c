/** British spellings and the American ones, which most rules use. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^practis/, 'practic'],
  // Not British, but a common mistake.
  [/^accessab/, 'accessib'],
  // Words such as `exercise` change too, but in every text alike, so that they still find one another.
  [/^([a-z]{3,})is(e|ed|es|er|ers|ing|ation|ations|able)$/, '$1iz$2'],
  [/^([a-z]{3,}l)ys(e|ed|er|ers|ing)$/, '$1yz$2'],
  [/^(behavi|col|endeav|fav|flav|harb|hon|lab|neighb|rum)our/, '$1or'],
  [/^(anal|catal|dial|monol)ogue/, '$1og'],
  [/^(def|lic|off)ence/, '$1ense'],
  [/^(cent|fib|met|theat)re(s?)$/, '$1er$2'],
  [/^programme(s?)$/, 'program$1'],
  [/^(cancel|channel|dial|label|level|model|signal|total|travel|tunnel)l(ed|er|ers|ing)$/, '$1$2'],
  [/^artefact/, 'artifact'],
  [/^(acknowledg|judg)ement/, '$1ment'],
  [/^grey/, 'gray'],
];

/** A folded English word in the American spelling. */
export function inAmericanSpelling(word: string): string {
  for (const [pattern, replacement] of SPELLINGS)
    if (pattern.test(word)) return word.replace(pattern, replacement);
  return word;
}
