import type { RuleType } from '@kimari/common/enums';
import { kindNamedBy, lexicon } from '../lexicon/lexicon-files';
import { MAX_WORDS } from '../lexicon/synonym-rules';
import { isOn } from '../mechanisms';
import { expressionTerms } from '../text/expression';
import { splitText, type TextPiece } from '../text/split-text';
import { stem } from '../text/stem';
import { isCommonHere, isGeneral, isParticle, isStopWord, isWayOfAsking } from '../text/word-lists';
import { ownerTerm, withoutSeparators } from '../text/terms';
import type { Correction } from './correction';
import { japaneseGroups } from './japanese-groups';
import { weights } from '../weights';
import { addRelated, addToAll, draft, type Alternative, type Draft } from './query-draft';

/** One concept of a query, with the alternatives that match it. */
export type Concept = {
  /** What was typed, folded. */
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  /** The folded word as typed, for prefix search and typo correction; null when the group is not a word. */
  readonly word: string | null;
  /** A Japanese word to look up by its sound and for typing errors. */
  readonly japanese: string | null;
  /** The compounds that it is a part of, to look up likewise. */
  readonly compounds: readonly string[];
  readonly isPrefix: boolean;
  /** Possible names or name prefixes of owners: the group's words and those joined to them, without separators. */
  readonly ownerNames: readonly string[];
  /** The weight of the group; a document may lack it when this is below 1. */
  readonly importance: number;
  /** Whether it was completed to known words. */
  readonly isCompleted: boolean;
  /** What it was probably meant to be. */
  readonly correction: Correction | null;
};

/** A query as it is understood. */
export type QueryText = {
  readonly groups: readonly Concept[];
  /** The kind of thing that a word such as `subagent` asks for; it leans the order and filters nothing. */
  readonly kind: RuleType | null;
};

/** Concepts of a query; someone who says more is not understood any better for it. */
const MAX_GROUPS = 32;

type WordDraft = { readonly text: string; readonly draft: Draft | null };

/** Finds multi-word expressions, such as `pull request`, and adds their synonyms and translations. */
function connectWords(words: readonly WordDraft[]): void {
  for (const part of neighbours(words)) {
    const drafts = part.flatMap((each) => (each.draft ? [each.draft] : []));
    for (const key of spellingsOf(part.map((each) => stem(each.text)))) addRelated(drafts, key);
    if (part.length === 2 && drafts.length === 2)
      addToAll(drafts, [[stem(part.map((each) => each.text).join(''))]], weights.sameWord);
  }
}

/** Words side by side that may make an expression, the most first. */
function neighbours(words: readonly WordDraft[]): readonly (readonly WordDraft[])[] {
  const longest = Math.min(MAX_WORDS, words.length);
  return Array.from({ length: longest }, (_, shorter) => longest - shorter).flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, start) => words.slice(start, start + length)),
  );
}

/** An expression, and what it is with one word replaced: `infra as code` is `infrastructure as code`. */
function spellingsOf(stems: readonly string[]): readonly string[] {
  const replaced = stems.flatMap((word, at) =>
    stems.length === 1
      ? []
      : lexicon()
          .aliasesOf(word)
          .map((other) => stems.with(at, other)),
  );
  return [stems, ...replaced].map((words) => words.join(' '));
}

/** Collects possible owner names: hyphenated words may be one name, and two separate words may be a split one. */
function nameOwners(pieces: readonly TextPiece[], words: readonly WordDraft[]): void {
  const runs: WordDraft[][] = [];
  words.forEach((word, index) => {
    const run = runs.at(-1);
    if (run && pieces[index]?.attached) run.push(word);
    else runs.push([word]);
  });
  const names = words.length === 2 && runs.length === 2 ? [...runs, [...words]] : runs;
  for (const run of names) {
    const name = run.map(({ text }) => text).join('');
    for (const word of run) word.draft?.ownerNames.push(name);
  }
}

function draftsOfWords(pieces: readonly TextPiece[], isAlone: boolean): readonly Draft[] {
  const words = pieces.map(({ text }, index) => {
    const next = pieces[index + 1]?.text ?? null;
    return {
      text,
      draft: isStopWord(text) && !isAlone ? null : draft(text, [stem(text)], { word: text, next }),
    };
  });
  connectWords(words);
  nameOwners(pieces, words);
  return words.flatMap((word) => (word.draft ? [word.draft] : []));
}

/** `@owner`, `owner/name` or `@owner/name`. */
const OWNER_OR_PATH = /^@?([a-z0-9_-]+)(?:(?<=^@.*)|(?=\/))(?:\/([a-z0-9_-]+))?$/i;

/** The groups of a query; empty when it contains no searchable text. */
export function queryGroups(query: string): readonly Concept[] {
  return readQuery(query).groups;
}

/** Understands a query. */
export function readQuery(query: string): QueryText {
  const [, ofOwner, name] = OWNER_OR_PATH.exec(query.trim()) ?? [];
  if (ofOwner !== undefined) {
    const owner = draft(ofOwner, [ownerTerm(ofOwner)]);
    const terms = expressionTerms(ofOwner);
    if (query.includes('@')) owner.ownerNames.push(withoutSeparators(ofOwner));
    // Without the @, `ci/cd` may also be two words.
    else if (terms.length > 0) owner.alternatives.push({ terms, weight: 1 });
    return {
      groups: [
        { ...owner, isCompleted: false, correction: null },
        ...(name === undefined ? [] : queryGroups(name)),
      ],
      kind: null,
    };
  }
  const pieces = splitText(query);
  const drafts = draftsOf(pieces);
  const { kept, kind } = withoutKind(drafts);
  return { groups: finish(withoutRepetition(kept).slice(0, MAX_GROUPS), query), kind };
}

function draftsOf(pieces: readonly TextPiece[]): readonly Draft[] {
  const isAllStopWords = pieces.every((piece) => piece.kind === 'word' && isStopWord(piece.text));
  const drafts: Draft[] = [];
  let words: TextPiece[] = [];
  for (const piece of [...pieces, null]) {
    if (piece?.kind === 'word') {
      words.push(piece);
      continue;
    }
    drafts.push(...draftsOfWords(words, isAllStopWords));
    const isAll = pieces.length === 1;
    words = [];
    if (!piece) continue;
    if (isAll || !isParticle(piece.text)) drafts.push(...japaneseGroups(piece.text, isAll));
  }
  connectScripts(drafts);
  return drafts;
}

/** Adds what the dictionaries relate to a word of letters and a Japanese one that make an expression: SNS運用, 生成AI. */
function connectScripts(drafts: readonly Draft[]): void {
  const keyOf = ({ text, word }: Draft) => (word === null ? text : stem(word));
  for (const [index, right] of drafts.entries()) {
    const left = drafts[index - 1];
    if (left && (left.word === null) !== (right.word === null))
      addRelated([left, right], `${keyOf(left)} ${keyOf(right)}`);
  }
}

/**
 * Takes out the word for the kind of thing, unless nothing else was said. It names the kind where a description follows
 * (`agent that …`, `subagent for …`) or at the end; elsewhere it belongs to the topic (`multi agent systems`).
 */
function withoutKind(drafts: readonly Draft[]): {
  readonly kept: readonly Draft[];
  readonly kind: RuleType | null;
} {
  const named = drafts.filter(
    ({ text, next }, index) =>
      kindNamedBy(text) !== null && (index === drafts.length - 1 || (next !== null && isStopWord(next))),
  );
  const others = drafts.filter((each) => !named.includes(each));
  const isTopicKnown = others.some((each) => !isCommonHere(each.text));
  if (named.length === 0 || !isTopicKnown || !isOn('kindOfThing')) return { kept: drafts, kind: null };
  return { kept: others, kind: kindNamedBy(named.at(-1)?.text ?? '') };
}

/** Every concept once. A word in another compound is another one: パス in 相対パス and 絶対パス. */
function withoutRepetition(drafts: readonly Draft[]): readonly Draft[] {
  const known = new Map<string, Draft>();
  for (const each of drafts) {
    const meanings = new Set(each.alternatives.map(({ terms }) => terms.join(' ')));
    const key = [each.text, ...[...meanings].sort()].join('\n');
    const first = known.get(key);
    known.set(key, first ? joined(first, each) : each);
  }
  return [...known.values()];
}

function joined(first: Draft, again: Draft): Draft {
  return {
    ...first,
    compounds: [...new Set([...first.compounds, ...again.compounds])],
    ownerNames: [...new Set([...first.ownerNames, ...again.ownerNames])],
  };
}

function finish(drafts: readonly Draft[], query: string): readonly Concept[] {
  const last = drafts.at(-1);
  const endsInWord = /[\p{L}\p{N}]$/u.test(query);
  for (const each of drafts) {
    each.alternatives = strongest(each.alternatives);
    const saysLittle = isCommonHere(each.text) || isWayOfAsking(each.text);
    if (drafts.length > 1 && saysLittle && isOn('generalWords')) each.importance = weights.slight;
    if (each.word === null) continue;
    const weight = drafts.length === 1 ? weights.sameWord : weights.loose;
    each.alternatives.push({ terms: [ownerTerm(each.word)], weight });
  }
  if (isOn('generalWords')) preferSpecific(drafts);
  if (last && endsInWord && (last.word ?? last.japanese ?? last.compounds[0]) !== undefined)
    last.isPrefix = true;
  return drafts.map((each) => ({ ...each, isCompleted: false, correction: null }));
}

/** Lets a general word count less than what is said about it: 遅い in 処理が遅い, `backend` in `backend engineer`. */
function preferSpecific(drafts: readonly Draft[]): void {
  const general = drafts.filter(({ text }) => isGeneral(text));
  const specific = drafts.filter((each) => !general.includes(each) && each.importance >= weights.lesser);
  if (general.length === 0 || specific.length === 0) return;
  for (const each of general) each.importance = weights.lesser;
}

/** Every expression once, with its greatest weight. */
function strongest(alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<string, Alternative>();
  for (const alternative of alternatives) {
    const key = alternative.terms.join(' ');
    if ((best.get(key)?.weight ?? 0) < alternative.weight) best.set(key, alternative);
  }
  return [...best.values()];
}
