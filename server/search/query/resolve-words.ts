import { japaneseWords } from '../lexicon/japanese-words';
import { kindNamedBy, lexicon } from '../lexicon/lexicon-files';
import { soundsLike, typedKeys } from '../lexicon/spellings';
import { isOn } from '../mechanisms';
import { isHiraganaOnly, romajiKeys } from '../text/kana';
import { foldedInOtherKana } from '../text/other-kana';
import {
  RARE,
  typedWord,
  withAlternatives,
  withExpressions,
  withOwner,
  withSpellingsOf,
} from './alternatives';
import { weights } from '../weights';
import type { Concept } from './concepts';
import { correctWords } from './correct-words';
import type { KnownWords, OwnerRow } from './known-words';
import { documentsWithAlternative, type TermStatistics } from './term-statistics';

/** Completions of a prefix, most common first. */
const MAX_COMPLETIONS = 12;
/** Words of a query that are looked up as owner names. */
const MAX_NAMES = 8;
/** Shorter prefixes match too many owners. */
const MIN_OWNER_PREFIX = 3;
/** Japanese words of a query that are looked up. */
const MAX_LOOKED_UP = 8;

/** The groups of a query with completions and corrections, and the statistics of their terms. */
export type ResolvedQuery = {
  readonly groups: readonly Concept[];
  readonly statistics: TermStatistics;
  /** Whether a word is a Japanese one in romaji. */
  readonly isRomaji: boolean;
};

/** Completes the last word, corrects typing errors unless the query is meant literally, and reads the statistics of all terms. */
export async function resolveWords(
  words: KnownWords,
  groups: readonly Concept[],
  isLiteral: boolean,
): Promise<ResolvedQuery> {
  const [completed, owners] = await Promise.all([
    Promise.all(groups.map((group) => complete(words, group))),
    ownersOf(words, groups),
  ]);
  const statistics = await statisticsOfGroups(words, completed);
  const corrected = isLiteral ? completed : await withoutErrors(words, completed, owners, statistics);
  const owned = withOwners(corrected, owners, statistics);
  const isChanged = owned.some((group, index) => group !== completed[index]);
  const counted = isChanged ? await withFurther(words, statistics, owned) : statistics;
  return {
    groups: owned,
    statistics: counted,
    isRomaji: corrected.some(({ word, japanese }) => word !== null && japanese !== null),
  };
}

/** Reads words as what they sound like or were mistyped for, except those that are an owner's name together. */
async function withoutErrors(
  words: KnownWords,
  groups: readonly Concept[],
  owners: Owners,
  statistics: TermStatistics,
): Promise<readonly Concept[]> {
  const doubtful = groups.filter((group) => !isPartOfOwner(group, owners));
  const corrected = await correctWords(words, await withSpellings(words, doubtful, statistics), statistics);
  const read = new Map(doubtful.map((group, index) => [group, corrected[index]]));
  return groups.map((group) => read.get(group) ?? group);
}

async function complete(words: KnownWords, group: Concept): Promise<Concept> {
  const { word, isPrefix } = group;
  if (!isOn('completion')) return group;
  if (word === null || !isPrefix || word.length < 2 || !/^[a-z0-9]+$/.test(word)) return group;
  const completions = await words.completions(word, MAX_COMPLETIONS + 1);
  const itself = completions.find((row) => row.word === word);
  // Someone who typed a whole word hardly goes on: gui is not guide, and an engine is not an engineer.
  if (itself !== undefined && itself.documents >= RARE) return group;
  const terms = completions.map(({ term }) => term);
  return withAlternatives({ ...group, isCompleted: terms.length > 0 }, terms, weights.sameWord);
}

/** Adds the known Japanese words that sound like a typed one or are one edit away from it. */
async function withSpellings(
  words: KnownWords,
  groups: readonly Concept[],
  statistics: TermStatistics,
): Promise<readonly Concept[]> {
  if (!isOn('japaneseSpellings')) return groups;
  const isUnknown = ({ word, alternatives }: Concept) =>
    word !== null &&
    alternatives.every((alternative) => documentsWithAlternative(alternative, statistics) <= RARE);
  const romaji = new Map(
    groups.filter(isUnknown).map((group) => [group, romajiKeys(group.word ?? '')] as const),
  );
  const typed = [...new Set(groups.flatMap(typedJapanese))].slice(0, MAX_LOOKED_UP);
  const keys = [...typed.flatMap(typedKeys), ...[...romaji.values()].flat()];
  if (keys.length === 0) return groups;
  const found = await words.spelt(typed, keys);
  const compared = new Map(
    typed.map((text) => [text, typedWord(text, found, isMadeOfKnown(text, found))] as const),
  );
  return groups.map((group) => {
    const wholes = wholesOf(group, found);
    if (wholes.length > 0) return withExpressions(group, wholes, weights.sameWord);
    const keys = romaji.get(group) ?? [];
    const sounding = found.filter((word) => keys.some((key) => soundsLike(word, key)));
    if (sounding[0] !== undefined)
      return withExpressions(
        {
          ...group,
          japanese: sounding[0],
          correction: { typed: group.word ?? group.text, meant: sounding[0], isSure: true },
        },
        sounding,
        weights.sameWord,
      );
    return typedJapanese(group)
      .flatMap((text) => compared.get(text) ?? [])
      .reduce(withSpellingsOf, group);
  });
}

/** The words of the dictionaries that a half-typed Japanese one may become, such as タイプスクリプト for タイプスク. */
function wholesOf(group: Concept, known: readonly string[]): readonly string[] {
  if (!group.isPrefix || !isOn('completion')) return [];
  const beginnings = typedJapanese(group).flatMap((typed) =>
    isHiraganaOnly(typed) ? [typed, foldedInOtherKana(typed)] : [typed],
  );
  return beginnings
    .filter((typed) => !known.includes(typed))
    .flatMap((typed) => lexicon().expressionsFrom(typed));
}

type Owners = ReadonlyMap<string, readonly OwnerRow[]>;

/** The owners whose name starts with words of the query. */
function ownersOf(words: KnownWords, groups: readonly Concept[]): Promise<Owners> {
  const names = isOn('owners') ? [...new Set(groups.flatMap(({ ownerNames }) => ownerNames))] : [];
  return words.ownersNamed(names.filter(({ length }) => length >= MIN_OWNER_PREFIX).slice(0, MAX_NAMES));
}

/** Whether a word makes up the whole name of an owner together with others: sora ando is not sort undo. */
function isPartOfOwner({ word, ownerNames }: Concept, owners: Owners): boolean {
  return ownerNames.some((name) => name !== word && owners.get(name)?.some(({ isWhole }) => isWhole));
}

/** Lets a group also match the rules of owners whose name starts with its words. */
function withOwners(
  groups: readonly Concept[],
  owners: Owners,
  statistics: TermStatistics,
): readonly Concept[] {
  return groups.map((group) =>
    group.ownerNames.reduce((extended, name) => {
      const others = groups.filter(({ ownerNames }) => ownerNames.includes(name));
      const occurs = Math.min(...others.map((other) => documentsWithWord(other, statistics)));
      // A word that occurs in more documents than the owner has is unlikely to be a prefix of the owner's name.
      const meant = (owners.get(name) ?? []).filter(
        ({ documents, isWhole }) => documents >= occurs || (isWhole && others.length > 1),
      );
      return meant.reduce((known, { term }) => withOwner(known, term, weights.sameWord), extended);
    }, group),
  );
}

/** Statistics, and the terms that they were asked about. */
type CountedTerms = TermStatistics & { readonly terms: ReadonlySet<string> };

async function statisticsOfGroups(words: KnownWords, groups: readonly Concept[]): Promise<CountedTerms> {
  const terms = termsOf(groups);
  return { ...(await words.statisticsOf(terms)), terms: new Set(terms) };
}

/** Statistics with the terms that groups have gained. */
async function withFurther(
  words: KnownWords,
  known: CountedTerms,
  groups: readonly Concept[],
): Promise<TermStatistics> {
  const terms = termsOf(groups).filter((term) => !known.terms.has(term));
  if (terms.length === 0) return known;
  const further = await words.statisticsOf(terms);
  return {
    total: known.total,
    documentsWith: (term) => known.documentsWith(term) || further.documentsWith(term),
  };
}

const termsOf = (groups: readonly Concept[]): readonly string[] =>
  groups.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms));

/** A Japanese word, and the compounds that it is a part of. */
const typedJapanese = ({ japanese, compounds }: Concept): readonly string[] =>
  japanese === null ? compounds : [japanese, ...compounds];

/** Documents that contain the words of a group as typed. */
function documentsWithWord({ word, alternatives }: Concept, statistics: TermStatistics): number {
  const [typed] = alternatives;
  if (word === null || !typed) return 0;
  return documentsWithAlternative(typed, statistics);
}

/**
 * Whether a compound consists of known words, like レベルデザイン, so that it is hardly an error for レベルデザイナ. A word for the kind of thing is one:
 * デザインエージェント.
 */
function isMadeOfKnown(text: string, known: readonly string[]): boolean {
  const parts = japaneseWords(text);
  const isKnown = (part: string) => known.includes(part) || kindNamedBy(part) !== null;
  return parts.length > 1 && parts.every(({ stem }) => isKnown(stem));
}
