import { Injectable } from '@nestjs/common';
import { Database, UNPREPARED } from '../../../kernel/database/database';
import { expressionTerms } from '../../../kernel/search/expression';
import { romajiKey } from '../../../kernel/search/kana';
import type { Alternative, QueryGroup } from '../../../kernel/search/query-groups';
import type { TermStatistics } from '../../../kernel/search/ranking';
import { relatedAlternatives } from '../../../kernel/search/query-draft';
import { soundsLike, spellingDistance, spellingKeys } from '../../../kernel/search/spellings';
import { closestWords, maxEdits, wordsOneEditAway } from '../../../kernel/search/typing-errors';
import { nameTerm, strongTerm } from './terms';

type WordRow = { readonly word: string; readonly term: string; readonly documents: number };

/** Completions of a prefix, most common first. */
const MAX_COMPLETIONS = 12;
/** Weight of a completion relative to the typed word: lower when the typed word is itself known. */
const COMPLETION_WEIGHT = { ofKnownWord: 0.65, ofUnknownWord: 0.95 };
const CORRECTION_WEIGHT = 0.8;
/** Words of a query that are corrected. */
const MAX_CORRECTED = 12;
/** Two words written as one have at least this many letters each. */
const MIN_HALF = 3;
/** Owners whose name starts with a typed word, those with the most rules first. */
const MAX_OWNERS = 5;
/** Words of a query that are looked up as owner names. */
const MAX_NAMES = 8;
/** Shorter prefixes match too many owners. */
const MIN_OWNER_PREFIX = 3;
/** Weight of a match by owner name. */
const OWNER_WEIGHT = 0.95;
/** A word counts as a typing error when a similar word is at least this many times as common. */
const ERROR_RATIO = 10;
/** Words in more documents than this are not typing errors. */
const RARE = 2;

/** The groups of a query with completions and corrections, and the statistics of their terms. */
export type ResolvedQuery = {
  readonly groups: readonly QueryGroup[];
  readonly statistics: TermStatistics;
  /** Whether a word is a Japanese one in romaji. */
  readonly isRomaji: boolean;
};

/** Reads the words and term statistics of all documents. */
@Injectable()
export class WordsRepository {
  constructor(private readonly database: Database) {}

  /** Completes the last word, corrects typing errors, and reads the statistics of all terms. */
  async resolve(groups: readonly QueryGroup[]): Promise<ResolvedQuery> {
    const completed = await Promise.all(groups.map((group) => this.complete(group)));
    const statistics = await this.statisticsOfGroups(completed);
    const spelt = await this.withSpellings(completed, statistics);
    const corrected = await Promise.all(
      spelt.map((group, index) =>
        index < MAX_CORRECTED ? this.correct(group, statistics) : Promise.resolve(group),
      ),
    );
    const owned = await this.withOwners(corrected, statistics);
    const isChanged = owned.some((group, index) => group !== completed[index]);
    const [related, counted] = await Promise.all([
      this.withRelated(owned),
      isChanged ? this.statisticsOfGroups(owned) : statistics,
    ]);
    return {
      groups: related.map((group) => withoutAbsent(group, counted)),
      statistics: counted,
      isRomaji: spelt.some(({ word, japanese }) => word !== null && japanese !== null),
    };
  }

  /** Adds the terms that go together with those of each group. */
  private async withRelated(groups: readonly QueryGroup[]): Promise<readonly QueryGroup[]> {
    const ofGroup = ({ alternatives }: QueryGroup) =>
      alternatives.filter(({ weight }) => weight >= RELATED_FROM).flatMap(({ terms }) => terms);
    const rows = await this.database.read<RelatedRow>(
      `select term, related, strength from rule_search_related where term = any ($1::text[])`,
      [[...new Set(groups.flatMap(ofGroup))]],
      UNPREPARED,
    );
    return groups.map((group) => ({ ...group, related: relatedOf(group, rows) }));
  }

  /** Adds the known Japanese words that sound like a typed one or are one edit away from it. */
  private async withSpellings(
    groups: readonly QueryGroup[],
    statistics: TermStatistics,
  ): Promise<readonly QueryGroup[]> {
    const isUnknown = ({ word, alternatives }: QueryGroup) =>
      word !== null &&
      alternatives.every(({ terms }) => terms.some((term) => statistics.documentsWith(term) <= RARE));
    const romaji = new Map(
      groups.filter(isUnknown).map((group) => [group, romajiKey(group.word ?? '')] as const),
    );
    const typed = [...new Set(groups.flatMap(typedJapanese))].slice(0, MAX_LOOKED_UP);
    const keys = [...typed.flatMap(spellingKeys), ...[...romaji.values()].flatMap((key) => key ?? [])];
    if (keys.length === 0) return groups;
    const rows = await this.database.read<{ readonly word: string }>(
      `select word from rule_search_spellings where word = any ($1::text[]) or keys && $2::text[] limit $3`,
      [typed, keys, MAX_SPELLINGS],
      UNPREPARED,
    );
    const words = rows.map(({ word }) => word);
    return groups.map((group) => {
      const key = romaji.get(group);
      const [sounding] = key ? words.filter((word) => soundsLike(word, key)) : [];
      if (key && sounding !== undefined)
        return withExpressions(
          { ...group, japanese: sounding },
          words.filter((word) => soundsLike(word, key)),
          ROMAJI_WEIGHT,
        );
      return typedJapanese(group).reduce((found, text) => withSpellingsOf(found, text, words), group);
    });
  }

  /** Lets a group also match the rules of owners whose name starts with its words. */
  private async withOwners(
    groups: readonly QueryGroup[],
    statistics: TermStatistics,
  ): Promise<readonly QueryGroup[]> {
    const names = [...new Set(groups.flatMap(({ ownerNames }) => ownerNames))].slice(0, MAX_NAMES);
    const owners = new Map(
      await Promise.all(names.map(async (name) => [name, await this.ownersNamed(name)] as const)),
    );
    return groups.map((group) =>
      group.ownerNames.reduce((extended, name) => {
        const others = groups.filter(({ ownerNames }) => ownerNames.includes(name));
        const occurs = Math.min(...others.map((other) => documentsWithWord(other, statistics)));
        // A word that occurs in more documents than the owner has is unlikely to be a prefix of the owner's name.
        const meant = (owners.get(name) ?? []).filter(
          ({ documents, isWhole }) => documents >= occurs || (isWhole && others.length > 1),
        );
        return meant.reduce((known, { term }) => withOwner(known, term, OWNER_WEIGHT), extended);
      }, group),
    );
  }

  private async ownersNamed(name: string): Promise<readonly OwnerRow[]> {
    if (name.length < MIN_OWNER_PREFIX) return [];
    return this.database.read<OwnerRow>(
      `select term, documents, translate(word, '-_', '') = $1 as "isWhole" from rule_search_words
       where starts_with(term, '@') and translate(word, '-_', '') >= $1 and translate(word, '-_', '') < $1 || '~'
       order by "isWhole" desc, documents desc, word limit $2`,
      [name, MAX_OWNERS],
      UNPREPARED,
    );
  }

  private async complete(group: QueryGroup): Promise<QueryGroup> {
    const { word, isPrefix } = group;
    if (word === null || !isPrefix || word.length < 2 || !/^[a-z0-9]+$/.test(word)) return group;
    const completions = await this.database.read<WordRow>(
      word.length === 2
        ? `select word, term, documents from rule_search_words
           where left(word, 3) >= $1 and left(word, 3) < $1 || '~' order by documents desc, word limit $2`
        : `select word, term, documents from rule_search_words
           where left(word, 3) = left($1, 3) and starts_with(word, $1) order by documents desc, word limit $2`,
      [word, MAX_COMPLETIONS + 1],
      UNPREPARED,
    );
    const isKnown = completions.some((row) => row.word === word && row.documents >= RARE);
    const weight = isKnown ? COMPLETION_WEIGHT.ofKnownWord : COMPLETION_WEIGHT.ofUnknownWord;
    return withAlternatives(
      group,
      completions.map((row) => row.term),
      weight,
    );
  }

  private async correct(group: QueryGroup, statistics: TermStatistics): Promise<QueryGroup> {
    const { word } = group;
    const edits = word === null ? 0 : maxEdits(word);
    if (word === null || edits === 0) return group;
    const common = Math.max(
      ...group.alternatives.map(({ terms }) =>
        Math.min(...terms.map((term) => statistics.documentsWith(term))),
      ),
    );
    if (common > RARE) return group;
    const near = await this.wordsNear(word, edits);
    const itself = near.find((known) => known.word === word)?.documents ?? 0;
    const wanted = Math.max(1, common * ERROR_RATIO, itself * ERROR_RATIO);
    const meant = closestWords(
      word,
      near.filter((known) => known.documents >= wanted),
    );
    const terms = meant.map((known) => known.term);
    if (terms.length > 0) return withAlternatives(group, terms, CORRECTION_WEIGHT);
    const halves = common === 0 ? await this.halvesOf(word) : null;
    if (halves === null) return group;
    return { ...group, alternatives: [...group.alternatives, { terms: halves, weight: CORRECTION_WEIGHT }] };
  }

  /** The terms of the two most common known words that make up a word without a space between them; null if there are none. */
  private async halvesOf(word: string): Promise<readonly string[] | null> {
    const splits = Array.from({ length: Math.max(0, word.length - 2 * MIN_HALF + 1) }, (_, index) => {
      const at = index + MIN_HALF;
      return [word.slice(0, at), word.slice(at)] as const;
    });
    if (splits.length === 0) return null;
    const rows = await this.database.read<WordRow>(
      `select word, term, documents from rule_search_words where word = any ($1::text[])`,
      [splits.flat()],
      UNPREPARED,
    );
    const known = new Map(rows.map((row) => [row.word, row]));
    const found = splits.flatMap(([left, right]) => {
      const [first, second] = [known.get(left), known.get(right)];
      if (!first || !second) return [];
      return [{ terms: [first.term, second.term], documents: Math.min(first.documents, second.documents) }];
    });
    return found.sort((one, other) => other.documents - one.documents)[0]?.terms ?? null;
  }

  /** Known words similar to the word, and the word itself if it is known. */
  private async wordsNear(word: string, edits: number): Promise<readonly WordRow[]> {
    const oneAway = await this.database.read<WordRow>(
      `select word, term, documents from rule_search_words where word = any ($1::text[])`,
      [[word, ...wordsOneEditAway(word)]],
      UNPREPARED,
    );
    if (oneAway.length > 0 || edits === 1) return oneAway;
    return this.database.read<WordRow>(
      `select word, term, documents from rule_search_words
       where word % $1 and length(word) between length($1) - 2 and length($1) + 2 order by documents desc limit 50`,
      [word],
      UNPREPARED,
    );
  }

  private statisticsOfGroups(groups: readonly QueryGroup[]): Promise<TermStatistics> {
    return this.statisticsOf(
      groups.flatMap((group) => group.alternatives.flatMap((alternative) => alternative.terms)),
    );
  }

  /** How common terms are, anywhere and where they are distinctive. */
  async statisticsOf(terms: readonly string[]): Promise<TermStatistics> {
    const marked = [...new Set(terms)].flatMap((term) => [term, strongTerm(term), nameTerm(term)]);
    const rows = await this.database.read<{ readonly term: string; readonly documents: number }>(
      `select term, documents from rule_search_terms where term = any ($1::text[])`,
      [['', ...marked]],
      UNPREPARED,
    );
    const counts = new Map(rows.map((row) => [row.term, row.documents]));
    return { total: counts.get('') ?? 0, documentsWith: (term) => counts.get(term) ?? 0 };
  }
}

type OwnerRow = { readonly term: string; readonly documents: number; readonly isWhole: boolean };

/** Documents that contain the words of a group as typed. */
function documentsWithWord({ word, alternatives }: QueryGroup, statistics: TermStatistics): number {
  const [typed] = alternatives;
  if (word === null || !typed) return 0;
  return Math.min(...typed.terms.map((term) => statistics.documentsWith(term)));
}

function withOwner(group: QueryGroup, term: string, weight: number): QueryGroup {
  const isOther = ({ terms }: Alternative) => terms.length !== 1 || terms[0] !== term;
  const known = group.alternatives.find((alternative) => !isOther(alternative));
  if (known && known.weight >= weight) return group;
  return { ...group, alternatives: [...group.alternatives.filter(isOther), { terms: [term], weight }] };
}

function withAlternatives(group: QueryGroup, terms: readonly string[], weight: number): QueryGroup {
  const known = new Set(
    group.alternatives.filter(({ terms: of }) => of.length === 1).map(({ terms: of }) => of[0]),
  );
  const further: Alternative[] = [...new Set(terms)]
    .filter((term) => !known.has(term))
    .map((term) => ({ terms: [term], weight }));
  return further.length === 0 ? group : { ...group, alternatives: [...group.alternatives, ...further] };
}

/** The weight of a Japanese word that was typed in romaji. */
const ROMAJI_WEIGHT = 0.95;
/** Japanese words of a query that are looked up. */
const MAX_LOOKED_UP = 8;
/** Known words that are compared with the typed ones. */
const MAX_SPELLINGS = 300;
/** The weight of what was typed when it is no known word but similar ones are. */
const UNKNOWN_WEIGHT = 0.3;
const MAX_SIMILAR = 3;

const typedJapanese = ({ japanese, compounds }: QueryGroup): readonly string[] =>
  japanese === null ? compounds : [japanese, ...compounds];

function withSpellingsOf(group: QueryGroup, typed: string, known: readonly string[]): QueryGroup {
  const similar = known
    .filter((word) => word !== typed)
    .map((word) => ({ word, distance: spellingDistance(typed, word) }))
    .flatMap(({ word, distance }) => (distance === null ? [] : [{ word, distance }]))
    .sort((left, right) => left.distance - right.distance);
  const isKnown = known.includes(typed);
  const nearest = similar[0]?.distance ?? 0;
  const meant = similar.filter(({ distance }) => distance === 0 || (!isKnown && distance === nearest));
  if (meant.length === 0) return group;
  const own = isKnown ? group : withLiteral(group, typed, UNKNOWN_WEIGHT);
  const weight = 0.95 - 0.15 * nearest;
  return withExpressions(
    own,
    meant.slice(0, MAX_SIMILAR).map(({ word }) => word),
    weight,
  );
}

/** Lowers the weight of what was typed. */
function withLiteral(group: QueryGroup, typed: string, weight: number): QueryGroup {
  const literal = new Set([typed, group.text].map((text) => expressionTerms(text).join(' ')));
  const alternatives = group.alternatives.map((alternative) =>
    literal.has(alternative.terms.join(' '))
      ? { ...alternative, weight: alternative.weight * weight }
      : alternative,
  );
  return { ...group, alternatives };
}

function withExpressions(group: QueryGroup, words: readonly string[], weight: number): QueryGroup {
  if (words.length === 0) return group;
  const further = words.flatMap((word) => [
    { terms: expressionTerms(word), weight },
    ...relatedAlternatives(word).map((each) => ({ ...each, weight: each.weight * weight })),
  ]);
  return { ...group, alternatives: [...group.alternatives, ...further] };
}

/** Drops what the dictionaries add and no document contains. */
function withoutAbsent(group: QueryGroup, statistics: TermStatistics): QueryGroup {
  if (statistics.total === 0) return group;
  const isPresent = ({ terms, weight }: Alternative) =>
    weight >= 1 || terms.every((term) => term.startsWith('@') || statistics.documentsWith(term) > 0);
  return { ...group, alternatives: group.alternatives.filter(isPresent) };
}

type RelatedRow = { readonly term: string; readonly related: string; readonly strength: number };

/** Alternatives of at least this weight bring related terms along. */
const RELATED_FROM = 0.7;
/** The weight of a term that always goes together with another. */
const RELATED_WEIGHT = 0.5;
/** Related terms of one group. */
const MAX_RELATED = 8;

/** The terms that go together with all terms of an alternative. */
function relatedOf(group: QueryGroup, rows: readonly RelatedRow[]): readonly Alternative[] {
  const own = new Set(group.alternatives.flatMap(({ terms }) => terms));
  const strengths = new Map<string, number>();
  for (const { terms, weight } of group.alternatives) {
    if (weight < RELATED_FROM) continue;
    const found = rows.filter(({ term, related }) => terms.includes(term) && !own.has(related));
    for (const related of new Set(found.map((row) => row.related))) {
      const all = terms.map(
        (each) => found.find((row) => row.term === each && row.related === related)?.strength ?? 0,
      );
      const strength = Math.min(...all) * weight;
      if (strength > 0) strengths.set(related, Math.max(strength, strengths.get(related) ?? 0));
    }
  }
  return [...strengths]
    .sort(([, left], [, right]) => right - left)
    .slice(0, MAX_RELATED)
    .map(([term, strength]) => ({ terms: [term], weight: strength * RELATED_WEIGHT }));
}
