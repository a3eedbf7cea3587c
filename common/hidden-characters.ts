import { invisibleMarks } from './findings/invisible-marks';

/** A character that a reader does not see but an assistant reads. */
export type HiddenCharacter = { readonly line: number; readonly codePoint: number };

/** A character that looks like nothing or like an ordinary space. */
export type InvisibleCharacter = HiddenCharacter & {
  /** Position in the line, in UTF-16 code units. */
  readonly index: number;
  /** Whether it can hide text; false where it is part of proper writing, such as an ideographic space. */
  readonly isHidden: boolean;
};

const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const MAX_REPORTED = 20;

type Mark = { readonly start: number; readonly codePoint: number; readonly isHidden: boolean };

/** What hides text, and selectors of an ideograph's variant. Joiners, emoji styles and flags are parts of what is seen. */
function* marksIn(text: string): Generator<Mark> {
  for (const { start, codePoint, verdict } of invisibleMarks(text))
    if (verdict !== null || (codePoint >= 0xe0100 && codePoint <= 0xe01ef))
      yield { start, codePoint, isHidden: verdict !== null };
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
  let [line, lineStart] = [1, 0];
  for (const { start, codePoint, isHidden } of marks) {
    for (let at = text.indexOf('\n', lineStart); at >= 0 && at < start; at = text.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = at + 1;
    }
    yield { line, index: start - lineStart, codePoint, isHidden };
  }
}

/** The invisible characters of a text, at most `limit` of them. */
export function invisibleCharacters(text: string, limit: number): readonly InvisibleCharacter[] {
  const found: InvisibleCharacter[] = [];
  for (const character of withPlaces(text, inOrder(marksIn(text), spacesIn(text)))) {
    if (found.length === limit) break;
    found.push(character);
  }
  return found;
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
