import { codePointName, invisibleName } from './findings/code-points';
import { type InvisibleMark, invisibleMarks } from './findings/invisible-marks';

/** A character that a reader does not see but an assistant reads. */
export type HiddenCharacter = { readonly line: number; readonly codePoint: number };

/** A character that looks like nothing or like an ordinary space. */
export type InvisibleCharacter = HiddenCharacter & {
  /** Position in the line, in UTF-16 code units. */
  readonly index: number;
  /** Whether it can hide text; false where it is part of proper writing, such as an ideographic space. */
  readonly isHidden: boolean;
};

/** A stretch of a text, or one invisible character of it by its name. */
export type RevealedPart =
  | { readonly text: string; readonly isInvisible: false }
  | {
      readonly text: string;
      readonly isInvisible: true;
      readonly isHidden: boolean;
      /** UTF-16 code units of the character. */
      readonly length: number;
    };

/** Separators other than the space and the line feed, and what moves a printer's head. */
const SPACES = /(?! )\p{Z}|\f|\r(?!\n|$)/gu;
const MAX_REPORTED = 20;

type Mark = { readonly start: number; readonly codePoint: number; readonly isHidden: boolean };

/** All characters of a text that nobody sees, also those that are parts of an emoji or a word. */
function* everyMark(text: string): Generator<Mark> {
  yield* inOrder(
    mapped(invisibleMarks(text), () => true),
    spacesIn(text),
  );
}

/** Marks that hide text, and variation selectors of ideographs. Joiners, emoji styles and flags are visible. */
function marksIn(text: string): Generator<Mark> {
  return mapped(
    invisibleMarks(text),
    ({ codePoint, verdict }) => verdict !== null || (codePoint >= 0xe0100 && codePoint <= 0xe01ef),
  );
}

function* mapped(
  marks: Iterable<InvisibleMark>,
  isWanted: (mark: InvisibleMark) => boolean,
): Generator<Mark> {
  for (const mark of marks)
    if (isWanted(mark))
      yield { start: mark.start, codePoint: mark.codePoint, isHidden: mark.verdict !== null };
}

function* spacesIn(text: string): Generator<Mark> {
  for (const { index, 0: space } of text.matchAll(SPACES))
    yield { start: index, codePoint: space.charCodeAt(0), isHidden: false };
}

function* inOrder(first: Generator<Mark>, second: Generator<Mark>): Generator<Mark> {
  let [one, other] = [first.next(), second.next()];
  while (one.done !== true || other.done !== true) {
    if (other.done === true || (one.done !== true && one.value.start < other.value.start)) {
      if (one.done !== true) yield one.value;
      one = first.next();
    } else {
      yield other.value;
      other = second.next();
    }
  }
}

function* withPlaces(text: string, marks: Iterable<Mark>): Generator<InvisibleCharacter> {
  let [line, lineStart, lineEnd] = [1, 0, text.indexOf('\n')];
  for (const { start, codePoint, isHidden } of marks) {
    while (lineEnd >= 0 && lineEnd < start) {
      line += 1;
      lineStart = lineEnd + 1;
      lineEnd = text.indexOf('\n', lineStart);
    }
    yield { line, index: start - lineStart, codePoint, isHidden };
  }
}

function collected<Item>(items: Iterable<Item>, limit: number): readonly Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === limit) break;
    found.push(item);
  }
  return found;
}

/** The invisible characters of a text, at most `limit` of them. */
export function invisibleCharacters(text: string, limit: number): readonly InvisibleCharacter[] {
  return collected(withPlaces(text, everyMark(text)), limit);
}

/** The hidden characters of a text, up to a bearable number. */
export function hiddenCharacters(text: string): readonly HiddenCharacter[] {
  const found: HiddenCharacter[] = [];
  for (const { line, codePoint, isHidden } of withPlaces(text, marksIn(text))) {
    if (isHidden) found.push({ line, codePoint });
    if (found.length === MAX_REPORTED) break;
  }
  return found;
}

/** `⟦U+200B ZERO WIDTH SPACE⟧`: what stands for a character that nobody sees. */
export function revealedName(codePoint: number): string {
  return `⟦${codePointName(codePoint)} ${invisibleName(codePoint)}⟧`;
}

/** A text in parts, with every invisible character by its name. */
export function* revealedParts(text: string): Generator<RevealedPart> {
  let at = 0;
  for (const { start, codePoint, isHidden } of everyMark(text)) {
    if (start > at) yield { text: text.slice(at, start), isInvisible: false };
    const length = codePoint > 0xffff ? 2 : 1;
    yield { text: revealedName(codePoint), isInvisible: true, isHidden, length };
    at = start + length;
  }
  if (at < text.length) yield { text: text.slice(at), isInvisible: false };
}
