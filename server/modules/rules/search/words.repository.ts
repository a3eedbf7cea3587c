import { Injectable } from '@nestjs/common';
import { Database, UNPREPARED } from '../../../kernel/database/database';
import { kanjiSounding, readKanjiSounds } from '../../../kernel/search/corrections';
import { romajiKeys } from '../../../kernel/search/kana';
import type { QueryGroup } from '../../../kernel/search/query-groups';
import type { TermStatistics } from '../../../kernel/search/ranking';
import { soundsLike, spellingKeys } from '../../../kernel/search/spellings';
import { closestWords, maxEdits, wordsOneEditAway } from '../../../kernel/search/typing-errors';
import {
  relatedOf,
  RELATED_FROM,
  type RelatedRow,
  withAlternatives,
  withExpressions,
  withOwner,
  withoutAbsent,
  withSpellingsOf,
} from './alternatives';
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
/** Words in at most this many documents may be two words that somebody joined: `prometheus/grafana`. */
const RARE_JOINED = 10;
/** The weight of a Japanese word that was typed in romaji. */
const ROMAJI_WEIGHT = 0.95;
/** Japanese words of a query that are looked up. */
const MAX_LOOKED_UP = 8;
/** Known words that are compared with the typed ones. */
const MAX_SPELLINGS = 300;
/** How similar a word must be to be suggested although it is more than a typing error away, as `pg_trgm` measures it. */
const MIN_SIMILARITY = 0.35;

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

  /** Completes the last word, corrects typing errors unless the query is meant literally, and reads the statistics of all terms. */
  async resolve(groups: readonly QueryGroup[], isLiteral: boolean): Promise<ResolvedQuery> {
    await readKanjiSounds();
    const completed = await Promise.all(groups.map((group) => this.complete(group)));
    const statistics = await this.statisticsOfGroups(completed);
    const spelt = isLiteral ? completed : await this.withSpellings(completed, statistics);
    const corrected = isLiteral ? completed : await this.corrected(spelt, statistics);
    const owned = await this.withOwners(corrected, statistics);
    const isChanged = owned.some((group, index) => group !== completed[index]);
    const [related, counted] = await Promise.all([
      this.withRelated(owned),
      isChanged ? this.withFurther(statistics, owned) : statistics,
    ]);
    return {
      groups: related.map((group) => withoutAbsent(group, counted)),
      statistics: counted,
      isRomaji: corrected.some(({ word, japanese }) => word !== null && japanese !== null),
    };
  }

  /** Adds the terms that go together with those of each group. */
  private async withRelated(groups: readonly QueryGroup[]): Promise<readonly QueryGroup[]> {
    const ofGroup = ({ alternatives }: QueryGroup) =>
      alternatives.filter(({ weight }) => weight >= RELATED_FROM).flatMap(({ terms }) => terms);
    const rows = await this.database.read<RelatedRow>(
      `select term, related, strength from rule_search_related where term = any ($1::text[])`,
      [[...new Set(groups.flatMap(ofGroup))]],
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
      groups.filter(isUnknown).map((group) => [group, romajiKeys(group.word ?? '')] as const),
    );
    const typed = [...new Set(groups.flatMap(typedJapanese))].slice(0, MAX_LOOKED_UP);
    const keys = [...typed.flatMap(spellingKeys), ...[...romaji.values()].flat()];
    if (keys.length === 0) return groups;
    const rows = await this.database.read<{ readonly word: string }>(
      `select word from rule_search_spellings where word = any ($1::text[]) or keys && $2::text[] limit $3`,
      [typed, keys, MAX_SPELLINGS],
      UNPREPARED,
    );
    const words = rows.map(({ word }) => word);
    return groups.map((group) => {
      const keys = romaji.get(group) ?? [];
      const sounding = words.filter((word) => keys.some((key) => soundsLike(word, key)));
      if (sounding[0] !== undefined)
        return withExpressions(
          {
            ...group,
            japanese: sounding[0],
            correction: { typed: group.word ?? group.text, meant: sounding[0], isSure: true },
          },
          sounding,
          ROMAJI_WEIGHT,
        );
      return typedJapanese(group).reduce(
        (found, text) => withSpellingsOf(found, text, words, isMadeOfKnown(text, groups, words)),
        group,
      );
    });
  }

  /** Lets a group also match the rules of owners whose name starts with its words. */
  private async withOwners(
    groups: readonly QueryGroup[],
    statistics: TermStatistics,
  ): Promise<readonly QueryGroup[]> {
    const names = [...new Set(groups.flatMap(({ ownerNames }) => ownerNames))].slice(0, MAX_NAMES);
    const owners = await this.ownersNamed(names.filter((name) => name.length >= MIN_OWNER_PREFIX));
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

  /** For each name, the owners whose name it is or begins. */
  private async ownersNamed(names: readonly string[]): Promise<ReadonlyMap<string, readonly OwnerRow[]>> {
    const rows =
      names.length === 0
        ? []
        : await this.database.read<OwnerRow>(
            `select n.name, o.*
             from unnest($1::text[]) as n (name)
             cross join lateral (
               select term, documents, translate(word, '-_', '') = n.name as "isWhole" from rule_search_words
               where starts_with(term, '@') and translate(word, '-_', '') >= n.name and translate(word, '-_', '') < n.name || '~'
               order by "isWhole" desc, documents desc, word limit $2
             ) as o`,
            [names, MAX_OWNERS],
          );
    return new Map(names.map((name) => [name, rows.filter((row) => row.name === name)]));
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

  private corrected(
    groups: readonly QueryGroup[],
    statistics: TermStatistics,
  ): Promise<readonly QueryGroup[]> {
    return Promise.all(
      groups.map((group, index) =>
        index < MAX_CORRECTED ? this.correct(group, statistics) : Promise.resolve(group),
      ),
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
    if (common > RARE_JOINED) return group;
    if (common > RARE) return (await this.split(group, word, common)) ?? group;
    const near = await this.wordsNear(word, edits);
    const itself = near.find((known) => known.word === word);
    const wanted = Math.max(1, common * ERROR_RATIO, (itself?.documents ?? 0) * ERROR_RATIO);
    const meant = closestWords(
      word,
      near.filter((known) => known.documents >= wanted),
    );
    if (meant[0] !== undefined) {
      const correction = { typed: word, meant: meant[0].word, isSure: itself === undefined };
      const terms = meant.map((known) => known.term);
      return withAlternatives({ ...group, correction }, terms, CORRECTION_WEIGHT);
    }
    if (group.correction !== null) return group;
    const isUnknown = common === 0 && itself === undefined;
    const apart = await this.split(group, word, isUnknown ? 0 : Math.max(1, common));
    if (apart !== null || !isUnknown) return apart ?? group;
    const [sounding] = kanjiSounding(romajiKeys(word));
    if (sounding === undefined) return this.withSuggestion(group, word);
    const read = { ...group, japanese: sounding, correction: { typed: word, meant: sounding, isSure: true } };
    return withExpressions(read, [sounding], ROMAJI_WEIGHT);
  }

  /**
   * Reads a word that is not known, or hardly, as two without a space between them; null if it is not that either. The halves
   * of a word that some rule has must be far more common.
   */
  private async split(group: QueryGroup, word: string, common: number): Promise<QueryGroup | null> {
    const halves = await this.halvesOf(word);
    const rarest = Math.min(...(halves ?? []).map(({ documents }) => documents));
    if (halves === null || (common > 0 && rarest < Math.max(RARE, common) * ERROR_RATIO)) return null;
    const alternative = { terms: halves.map(({ term }) => term), weight: CORRECTION_WEIGHT };
    return {
      ...group,
      alternatives: [...group.alternatives, alternative],
      correction: { typed: word, meant: halves.map((half) => half.word).join(' '), isSure: common === 0 },
    };
  }

  /** Suggests the known word that is most similar, without searching for it. */
  private async withSuggestion(group: QueryGroup, word: string): Promise<QueryGroup> {
    if (isCompletion(group)) return group;
    const [similar] = await this.database.read<{ readonly word: string }>(
      `select word from rule_search_words
       where word % $1 and similarity(word, $1) >= $2 and documents > ${RARE} and word ~ '^[a-z]+$'
       order by similarity(word, $1) desc, documents desc, word limit 1`,
      [word, MIN_SIMILARITY],
      UNPREPARED,
    );
    return similar ? { ...group, correction: { typed: word, meant: similar.word, isSure: false } } : group;
  }

  /** The two most common known words that make up a word without a space between them; null if there are none. */
  private async halvesOf(word: string): Promise<readonly WordRow[] | null> {
    const splits = Array.from({ length: Math.max(0, word.length - 2 * MIN_HALF + 1) }, (_, index) => {
      const at = index + MIN_HALF;
      return [word.slice(0, at), word.slice(at)] as const;
    });
    if (splits.length === 0) return null;
    const rows = await this.database.read<WordRow>(
      `select word, term, documents from rule_search_words where word = any ($1::text[])`,
      [splits.flat()],
    );
    const known = new Map(rows.map((row) => [row.word, row]));
    const found = splits.flatMap(([left, right]) => {
      const [first, second] = [known.get(left), known.get(right)];
      if (!first || !second) return [];
      return [{ halves: [first, second], documents: Math.min(first.documents, second.documents) }];
    });
    return found.sort((one, other) => other.documents - one.documents)[0]?.halves ?? null;
  }

  /** Known words similar to the word, and the word itself if it is known. */
  private async wordsNear(word: string, edits: number): Promise<readonly WordRow[]> {
    const oneAway = await this.database.read<WordRow>(
      `select word, term, documents from rule_search_words where word = any ($1::text[])`,
      [[word, ...wordsOneEditAway(word)]],
    );
    if (edits === 1 || oneAway.some((known) => known.word !== word)) return oneAway;
    const further = await this.database.read<WordRow>(
      `select word, term, documents from rule_search_words
       where word % $1 and word <> $1 and length(word) between length($1) - 2 and length($1) + 2 order by documents desc limit 50`,
      [word],
      UNPREPARED,
    );
    return [...oneAway, ...further];
  }

  /** Statistics with the terms that groups have gained. */
  private async withFurther(known: CountedTerms, groups: readonly QueryGroup[]): Promise<TermStatistics> {
    const terms = termsOf(groups).filter((term) => !known.terms.has(term));
    if (terms.length === 0) return known;
    const further = await this.statisticsOf(terms);
    return {
      total: known.total,
      documentsWith: (term) => known.documentsWith(term) || further.documentsWith(term),
    };
  }

  private async statisticsOfGroups(groups: readonly QueryGroup[]): Promise<CountedTerms> {
    const terms = termsOf(groups);
    return { ...(await this.statisticsOf(terms)), terms: new Set(terms) };
  }

  /** How common terms are, anywhere and where they are distinctive. */
  async statisticsOf(terms: readonly string[]): Promise<TermStatistics> {
    const marked = [...new Set(terms)].flatMap((term) => [term, strongTerm(term), nameTerm(term)]);
    const rows = await this.database.read<{ readonly term: string; readonly documents: number }>(
      `select term, documents from rule_search_terms where term = any ($1::text[])`,
      [['', ...marked]],
    );
    const counts = new Map(rows.map((row) => [row.term, row.documents]));
    return { total: counts.get('') ?? 0, documentsWith: (term) => counts.get(term) ?? 0 };
  }
}

/** Statistics, and the terms that they were asked about. */
type CountedTerms = TermStatistics & { readonly terms: ReadonlySet<string> };

const termsOf = (groups: readonly QueryGroup[]): readonly string[] =>
  groups.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms));

type OwnerRow = {
  readonly name: string;
  readonly term: string;
  readonly documents: number;
  readonly isWhole: boolean;
};

/** A Japanese word, and the compounds that it is a part of. */
const typedJapanese = ({ japanese, compounds }: QueryGroup): readonly string[] =>
  japanese === null ? compounds : [japanese, ...compounds];

/** Whether a compound consists of known words, like レベルデザイン, so that it is hardly an error for レベルデザイナ. */
function isMadeOfKnown(text: string, groups: readonly QueryGroup[], known: readonly string[]): boolean {
  const parts = groups.filter(({ compounds }) => compounds.includes(text));
  return parts.length > 1 && parts.every(({ japanese }) => japanese !== null && known.includes(japanese));
}

/** Whether the word goes on as a longer known one. */
const isCompletion = ({ alternatives }: QueryGroup): boolean =>
  alternatives.some(({ weight }) => weight === COMPLETION_WEIGHT.ofUnknownWord);

/** Documents that contain the words of a group as typed. */
function documentsWithWord({ word, alternatives }: QueryGroup, statistics: TermStatistics): number {
  const [typed] = alternatives;
  if (word === null || !typed) return 0;
  return Math.min(...typed.terms.map((term) => statistics.documentsWith(term)));
}
