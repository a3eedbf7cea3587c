import { isOn, type Mechanism } from './quality/mechanisms';
import { SYNONYMS } from './dictionary/synonyms.generated';
import { expressionKey, termsOfKey, type Expression } from './expression';
import { isKatakanaOnly } from './kana';
import { ENGLISH_ALIASES } from './vocabulary/abbreviations';
import { COMPOUNDS } from './vocabulary/compounds';
import { JAPANESE_ENGLISH } from './vocabulary/general-terms';
import { NEAR_SYNONYMS } from './vocabulary/near-synonyms';
import { PRODUCT_NAMES } from './vocabulary/product-names';
import { TECHNICAL_TERMS } from './vocabulary/technical-terms';
import { TRANSLATIONS } from './vocabulary/translations';

/** How a related expression relates to a word, closest first. */
const RELATIONS = [
  'spelling',
  'alias',
  'nearSynonym',
  'translation',
  'abbreviation',
  'synonym',
  'distantTranslation',
] as const;
export type Relation = (typeof RELATIONS)[number];
export type RelatedExpression = { readonly terms: Expression; readonly relation: Relation };

/** A group of related expressions by their keys: spellings of one another together. */
type Group = {
  readonly spellings: readonly (readonly string[])[];
  readonly relation: Relation | null;
  readonly mechanism: Mechanism;
};

const allGroups = new Map<string, Group[]>();

function groupsOf(key: string): readonly Group[] {
  return allGroups.get(key)?.filter(({ mechanism }) => isOn(mechanism)) ?? [];
}

function remember(group: Group): void {
  for (const key of new Set(group.spellings.flat())) {
    const known = allGroups.get(key);
    if (known) known.push(group);
    else allGroups.set(key, [group]);
  }
}

/** The keys on both sides of each entry of a table. */
function entriesOf(table: string): readonly (readonly (readonly string[])[])[] {
  return table
    .split(';')
    .map((entry) => entry.split(' = ').map((side) => side.trim().split(/\s+/).map(expressionKey)));
}

/** Relates what is left of `=` to what is right of it, and the words of one side to one another if they are synonyms. */
function readTable(table: string, relation: Relation, areSynonyms: boolean): void {
  for (const sides of entriesOf(table)) {
    const [left = [], right = []] = sides;
    for (const one of left)
      for (const other of right) remember({ spellings: [[one], [other]], relation, mechanism: 'synonyms' });
    for (const side of areSynonyms ? sides : [])
      if (side.length > 1)
        remember({ spellings: side.map((word) => [word]), relation: 'alias', mechanism: 'synonyms' });
  }
}

/** Reads a table whose entries relate what is left of `=` to what is right of it, and not the other way round. */
function readOneWay(table: string, relation: Relation): void {
  for (const [left = [], right = []] of entriesOf(table)) {
    for (const one of left) {
      const known = allGroups.get(one) ?? [];
      const groups = right.map((other) => ({
        spellings: [[one], [other]],
        relation,
        mechanism: 'synonyms' as const,
      }));
      allGroups.set(one, [...known, ...groups]);
    }
  }
}

readTable(JAPANESE_ENGLISH, 'translation', true);
readTable(TRANSLATIONS, 'translation', false);
readTable(TECHNICAL_TERMS, 'translation', false);
readOneWay(COMPOUNDS, 'translation');
readTable(PRODUCT_NAMES, 'translation', true);
readTable(ENGLISH_ALIASES, 'alias', true);
readTable(NEAR_SYNONYMS, 'nearSynonym', false);
for (const line of SYNONYMS.trim().split('\n')) {
  const spellings = line.split(' ').map((words) => words.split(',').map((word) => word.replaceAll('_', ' ')));
  remember({ spellings, relation: null, mechanism: 'sudachi' });
}

const isEnglish = (key: string) => /^[a-z0-9 ]+$/.test(key);

/** Shorter English words abbreviate many things: a cv is a conversion in marketing only. */
const MIN_SPELLING = 3;

function relationIn({ spellings, relation }: Group, from: string, to: string): Relation {
  if (relation !== null) return relation;
  const crosses = isEnglish(from) !== isEnglish(to);
  const areSpellings = spellings.some((words) => words.includes(from) && words.includes(to));
  const isShort = !crosses && isEnglish(from) && Math.min(from.length, to.length) < MIN_SPELLING;
  if (areSpellings && !isShort) return crosses ? 'translation' : 'spelling';
  return crosses ? 'distantTranslation' : 'synonym';
}

/** The most expressions that are related to a word; the closest are kept. */
const MAX_RELATED = 10;
/** The length of the longest expression that is worth a look, in words. */
export const MAX_WORDS = 4;

/** Other names for an English expression, such as `bdd` for behavior-driven development. */
function aliasKeysOf(key: string): readonly string[] {
  return groupsOf(key).flatMap((group) =>
    group.spellings
      .flat()
      .filter(
        (other) =>
          isEnglish(other) && ['alias', 'spelling', 'nearSynonym'].includes(relationIn(group, key, other)),
      ),
  );
}

/** Whether one English word begins with the other: it names something else, as bootstrap is not a boot and a notebook is not a note. */
const isBeginning = (one: string, other: string) =>
  isEnglish(one) && isEnglish(other) && (one.startsWith(other) || other.startsWith(one));

/** What is related to an expression, closest first. Of a word with several meanings, nothing is close. */
export function relatedTo(key: string): readonly RelatedExpression[] {
  const found = new Map<string, number>();
  const groups = groupsOf(key);
  const isAmbiguous = groups.filter(({ relation }) => relation === null).length > 1;
  for (const group of groups) {
    for (const other of group.spellings.flat()) {
      if (other === key) continue;
      const relation = relationIn(group, key, other);
      if (group.relation === null && isBeginning(key, other)) continue;
      const isSafe = !isAmbiguous || group.relation !== null || relation === 'spelling';
      const rank = RELATIONS.indexOf(isSafe ? relation : 'distantTranslation');
      found.set(other, Math.min(rank, found.get(other) ?? rank));
    }
  }
  for (const [other, rank] of [...found]) {
    const isPhrase = RELATIONS[rank] === 'translation' && isEnglish(other) && other.includes(' ');
    for (const alias of isPhrase ? aliasKeysOf(other) : [])
      if (alias !== key && !found.has(alias)) found.set(alias, RELATIONS.indexOf('abbreviation'));
  }
  const related = [...found].sort(([, left], [, right]) => left - right);
  return related
    .slice(0, MAX_RELATED)
    .map(([other, rank]) => ({ terms: termsOfKey(other), relation: RELATIONS[rank] ?? 'synonym' }));
}

/** Whether the dictionaries have an expression. */
export function isKnownExpression(key: string): boolean {
  return groupsOf(key).length > 0;
}

/** English words of this length are not abbreviations. */
const MIN_ENGLISH_WORD = 5;

/** Whether an expression of katakana is one word in English, as バックアップ is backup, even if some write that apart. */
export function isOneEnglishWord(key: string): boolean {
  const translations = groupsOf(key).flatMap((group) =>
    group.spellings
      .flat()
      .filter((other) => isEnglish(other) && relationIn(group, key, other) === 'translation'),
  );
  const words = translations.filter((other) => !other.includes(' ') && other.length >= MIN_ENGLISH_WORD);
  const phrases = translations.filter((other) => other.includes(' '));
  return words.length > 0 && phrases.every((phrase) => words.includes(phrase.replaceAll(' ', '')));
}

/** Whether the tables of `vocabulary` have an expression, rather than the dictionary of synonyms alone. */
export function isInVocabulary(key: string): boolean {
  return groupsOf(key).some(({ relation }) => relation !== null);
}

/** Other single words for an English stem, such as `infrastructure` for `infra`. */
export function aliasesOf(word: string): readonly string[] {
  return groupsOf(word)
    .filter(({ relation }) => relation === 'alias')
    .flatMap(({ spellings }) => spellings.flat())
    .filter((other) => other !== word && /^[a-z0-9]+$/.test(other));
}

/** Compares expressions that a half-typed one may become: those of the vocabulary come first, then the shortest. */
function vocabularyFirst(left: string, right: string): number {
  return Number(isInVocabulary(right)) - Number(isInVocabulary(left)) || left.length - right.length;
}

/** Expressions that a half-typed one may become. */
const MAX_COMPLETIONS = 4;
/** Shorter beginnings may become anything. */
const MIN_BEGINNING = 3;

let byBeginning: ReadonlyMap<string, readonly string[]> | null = null;

/** The Japanese expressions by their first characters. */
function readBeginnings(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const key of allGroups.keys()) {
    if (isEnglish(key)) continue;
    const beginning = key.slice(0, MIN_BEGINNING);
    const others = found.get(beginning);
    if (others) others.push(key);
    else found.set(beginning, [key]);
  }
  return found;
}

/** The Japanese expressions of the dictionaries that begin so, unless it is one: those of the vocabulary first, then the shortest. */
export function expressionsFrom(beginning: string): readonly string[] {
  if (beginning.length < MIN_BEGINNING || isKnownExpression(beginning)) return [];
  byBeginning ??= readBeginnings();
  const found = byBeginning.get(beginning.slice(0, MIN_BEGINNING)) ?? [];
  return found
    .filter((key) => key.startsWith(beginning))
    .sort(vocabularyFirst)
    .slice(0, MAX_COMPLETIONS);
}

/** The katakana words that the dictionaries have. */
export function katakanaExpressions(): readonly string[] {
  return [...allGroups.keys()].filter(isKatakanaOnly);
}

const KANJI_WORDS = [
  /^\p{Script=Han}{2,5}$/u,
  /^\p{Script=Han}\p{Script=Hiragana}\p{Script=Han}\p{Script=Hiragana}{0,2}$/u,
  /^\p{Script=Han}{2,4}[\p{Script=Katakana}ー]{2,8}$/u,
  /^[\p{Script=Katakana}ー]{2,8}\p{Script=Han}{2,4}$/u,
];

/** The words of two or more kanji that the dictionaries have, also with hiragana between them or katakana beside them. */
export function kanjiExpressions(): readonly string[] {
  return [...allGroups.keys()].filter((key) => KANJI_WORDS.some((words) => words.test(key)));
}
