import type { Audience } from '@kimari/common/enums';
import { spellingKeys } from '../lexicon/spellings';
import { packLevels } from '../text/packed-levels';
import { TIERS } from '../text/scoring';
import { authorTerm, nameTerm, quoteLexeme, strongTerm, tagTerm } from '../text/terms';
import { documentTerms, type SearchableText } from './document-terms';
import { isInJapanese } from './language';

/**
 * The version of the index format: documents of a lower one are written again in the background. Raise it whenever
 * {@link toSearchRow} makes another row of the same rule.
 */
export const REVISION = 11;

/** The searchable data of a rule. */
export type RuleDocument = SearchableText & {
  readonly ruleId: string;
  readonly ownerId: string;
  readonly createdBy: string;
  readonly audience: Audience;
  readonly type: string;
  readonly ownerKey: string;
  readonly nameKey: string;
};

/** A row of `rule_search_documents`, with the words to add to `rule_search_words`. */
export type SearchRow = {
  readonly ruleId: string;
  readonly ownerId: string;
  readonly audience: Audience;
  readonly type: string;
  /** See {@link isInJapanese}. */
  readonly isJapanese: boolean | null;
  readonly ownerKey: string;
  readonly nameKey: string;
  /** With their impact levels, in the format of `packLevels`. */
  readonly distinctiveTerms: string;
  /** A `tsvector` in its text form. */
  readonly terms: string;
  readonly words: ReadonlyMap<string, string>;
  /** Japanese words with the keys that find them, see `spellings.ts`. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
};

/** Words of one rule that are kept for completions and corrections. Among 2,252 real rules, the maximum is 1,443. */
const MAX_WORDS = 5000;
const KEPT_WORD = /^[a-z0-9]{2,30}$/;

/** Bytes of the lexemes of one `tsvector` (PostgreSQL, "Limitations" of text search). */
const MAX_LEXEME_BYTES = 1024 * 1024 - 1;

/** Levels below this are not stored; such terms occur in the content only. */
const MIN_STORED_LEVEL = 7;

/** Builds the search row of a rule. Pure, and the most expensive step of indexing. */
export function toSearchRow(document: RuleDocument): SearchRow {
  const { levels, words, japanese } = documentTerms(document);
  const authors = new Set([document.ownerId, document.createdBy]);
  const terms = [...document.tags.map(tagTerm), ...[...authors].map(authorTerm)];
  const distinctive: [string, number][] = [];
  for (const [term, level] of levels) {
    terms.push(term);
    if (level >= TIERS.strong) terms.push(strongTerm(term));
    if (level >= TIERS.name) terms.push(nameTerm(term));
    if (level >= MIN_STORED_LEVEL) distinctive.push([term, level]);
  }
  return {
    ruleId: document.ruleId,
    ownerId: document.ownerId,
    audience: document.audience,
    type: document.type,
    isJapanese: isInJapanese(document),
    ownerKey: document.ownerKey,
    nameKey: document.nameKey,
    distinctiveTerms: packLevels(distinctive),
    terms: withinLimit(terms).map(quoteLexeme).join(' '),
    words: new Map(
      [...words].filter(([word, term]) => KEPT_WORD.test(word) || term.startsWith('@')).slice(0, MAX_WORDS),
    ),
    spellings: new Map([...japanese].map((word) => [word, spellingKeys(word)])),
  };
}

/** The first terms that a `tsvector` has room for. Those of the content come last. */
function withinLimit(terms: readonly string[]): readonly string[] {
  let bytes = 0;
  const end = terms.findIndex((term) => (bytes += Buffer.byteLength(term)) > MAX_LEXEME_BYTES);
  return end < 0 ? terms : terms.slice(0, end);
}
