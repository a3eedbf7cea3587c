import { Injectable } from '@nestjs/common';
import { Database, UNPREPARED } from '../../kernel/database/database';
import type { KnownWords, NearWord, OwnerRow, WordRow } from '../query/known-words';
import type { TermStatistics } from '../query/term-statistics';
import { nameTerm, strongTerm } from '../text/terms';
import { wordsOneEditAway } from '../text/typing-errors';
import { KnownTerms } from './known-terms';

/** Owners whose name starts with a typed word, those with the most rules first. */
const MAX_OWNERS = 5;
/** Known words that are compared with the typed ones. */
const MAX_SPELLINGS = 300;
/** How similar a word must be to be suggested although it is more than a typing error away, as `pg_trgm` measures it. */
const MIN_SIMILARITY = 0.35;

/** Reads the words from their tables, which are kept with each write and counted in the background. */
@Injectable()
export class WordsRepository implements KnownWords {
  constructor(
    private readonly database: Database,
    private readonly terms: KnownTerms,
  ) {}

  completions(prefix: string, limit: number): Promise<readonly WordRow[]> {
    return this.database.read<WordRow>(
      prefix.length === 2
        ? `select word, term, documents from rule_search_words
           where left(word, 3) >= $1 and left(word, 3) < $1 || '~' order by word = $1 desc, documents desc, word limit $2`
        : `select word, term, documents from rule_search_words
           where left(word, 3) = left($1, 3) and starts_with(word, $1)
           order by word = $1 desc, documents desc, word limit $2`,
      [prefix, limit],
      UNPREPARED,
    );
  }

  known(words: readonly string[]): Promise<readonly WordRow[]> {
    return this.database.read<WordRow>(
      `select word, term, documents from rule_search_words where word = any ($1::text[])`,
      [words],
    );
  }

  async spelt(words: readonly string[], keys: readonly string[]): Promise<readonly string[]> {
    const rows = await this.database.read<{ readonly word: string }>(
      `select word from rule_search_spellings where word = any ($1::text[]) or keys && $2::text[]
       order by word = any ($1::text[]) desc, word limit $3`,
      [words, keys, MAX_SPELLINGS],
      UNPREPARED,
    );
    return rows.map(({ word }) => word);
  }

  near(word: string): Promise<readonly NearWord[]> {
    return this.database.read<NearWord>(
      `select w.word, w.term, w.documents, coalesce(t.documents, 0) as about
       from rule_search_words w left join rule_search_terms t on t.term = w.term || '/s' where w.word = any ($1::text[])`,
      [[word, ...wordsOneEditAway(word)]],
    );
  }

  async mostSimilar(word: string, rare: number): Promise<string | null> {
    const [similar] = await this.database.read<{ readonly word: string }>(
      `select word from rule_search_words
       where word % $1 and similarity(word, $1) >= $2 and documents > $3 and word ~ '^[a-z]+$'
       order by similarity(word, $1) desc, documents desc, word limit 1`,
      [word, MIN_SIMILARITY, rare],
      UNPREPARED,
    );
    return similar?.word ?? null;
  }

  async ownersNamed(names: readonly string[]): Promise<ReadonlyMap<string, readonly OwnerRow[]>> {
    const rows =
      names.length === 0
        ? []
        : await this.database.read<OwnerRow>(
            `select n.name, o.*
             from unnest($1::text[]) as n (name)
             cross join lateral (
               select term, documents, translate(word, '-_', '') = '@' || n.name as "isWhole" from rule_search_words
               where starts_with(term, '@')
                 and translate(word, '-_', '') >= '@' || n.name and translate(word, '-_', '') < '@' || n.name || '~'
               order by "isWhole" desc, documents desc, word limit ${MAX_OWNERS}
             ) as o`,
            [names],
          );
    return new Map(names.map((name) => [name, rows.filter((row) => row.name === name)]));
  }

  async statisticsOf(terms: readonly string[]): Promise<TermStatistics> {
    const marked = [...new Set(terms)].flatMap((term) => [term, strongTerm(term), nameTerm(term)]);
    const counts = await this.terms.counts.of(['', ...marked], (unknown) => this.countsOf(unknown));
    return { total: counts.get('') ?? 0, documentsWith: (term) => counts.get(term) ?? 0 };
  }

  private async countsOf(terms: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.read<{ readonly term: string; readonly documents: number }>(
      `select term, documents from rule_search_terms where term = any ($1::text[])`,
      [terms],
    );
    return new Map(rows.map((row) => [row.term, row.documents]));
  }
}
