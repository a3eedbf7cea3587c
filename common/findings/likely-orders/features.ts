import { CODE_UNITS, fillCharacters, fillRanges } from '../code-units';
import { HASH_START, hashStep } from '../vocabulary';

/** Roles of a character as bits, so that one look gives them all. */
const LETTER = 1;
const IN_WORD = 2;
const IN_PATH = 4;
const BEGINS_PATH = 8;
const IN_ADDRESS = 16;
const JAPANESE = 32;
const KANA = 64;

const ROLES = new Uint8Array(CODE_UNITS);
for (let unit = 0; unit < 0x80; unit += 1) ROLES[unit] = asciiRoles(String.fromCharCode(unit));
fillCharacters(ROLES, IN_WORD, '’');
fillRanges(ROLES, JAPANESE | KANA, [[0x3041, 0x30ff]]);
fillCharacters(ROLES, 0, '・');
fillRanges(ROLES, JAPANESE, [[0x3400, 0x9fff]]);
fillCharacters(ROLES, JAPANESE, '々');

function asciiRoles(character: string): number {
  const isAlphanumeric = /^[a-z0-9]$/i.test(character);
  return (
    (/^[a-z]$/i.test(character) ? LETTER : 0) |
    (isAlphanumeric || "_'-".includes(character) ? IN_WORD : 0) |
    (isAlphanumeric || '_-./'.includes(character) ? IN_PATH : 0) |
    ('.~/$'.includes(character) ? BEGINS_PATH : 0) |
    (/^[!-~]$/.test(character) && !')`'.includes(character) ? IN_ADDRESS : 0)
  );
}

const hasRole = (text: string, at: number, role: number): boolean =>
  ((ROLES[text.charCodeAt(at)] ?? 0) & role) !== 0;

/** The end of the run of characters in a role that begins at a place. */
function endOfRun(text: string, from: number, end: number, role: number): number {
  let at = from;
  while (at < end && hasRole(text, at, role)) at += 1;
  return at;
}

/** True for text with hiragana or katakana. */
export function hasKana(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (hasRole(text, at, KANA)) return true;
  return false;
}

/** Sizes of the pieces of Japanese words. */
const PIECES = { from: 2, to: 4 };
/** Stands for the beginning and the end of a Japanese word, and of a sentence. */
const EDGE = 0x5e;
const PRIME = 0x01000193;
const COLON = 0x3a;

const KIND = { word: 1, pair: 2, split: 3, japanese: 4, address: 5, path: 6 } as const;

/** Receives the features of sentences, as hashes. */
export abstract class FeatureReader {
  private previous = EDGE;
  private beforePrevious = 0;

  /** Receives a feature, once for each occurrence in the sentence. */
  protected abstract add(feature: number): void;

  /**
   * Reads a sentence: English words without their endings, pairs of words with at most one between them, and pieces of two to
   * four Japanese characters. Takes time in proportion to the length.
   */
  protected read(text: string, start: number, end: number): void {
    this.previous = EDGE;
    this.beforePrevious = 0;
    for (let at = start; at < end;) {
      const roles = ROLES[text.charCodeAt(at)] ?? 0;
      if ((roles & LETTER) !== 0) at = this.english(text, at, end);
      else if ((roles & JAPANESE) !== 0) at = this.japanese(text, at, end);
      else if ((roles & BEGINS_PATH) !== 0 && hasRole(text, at + 1, IN_PATH)) at = this.path(text, at, end);
      else at += 1;
    }
    this.add(mixed(this.previous ^ Math.imul(EDGE, 31), KIND.pair));
  }

  private japanese(text: string, start: number, limit: number): number {
    const end = endOfRun(text, start, limit, JAPANESE);
    for (let first = start - 1; first < end; first += 1) {
      let hash = HASH_START;
      for (let size = 1; size <= PIECES.to && first + size - 1 <= end; size += 1) {
        const at = first + size - 1;
        hash = Math.imul(hash ^ (at < start || at >= end ? EDGE : text.charCodeAt(at)), PRIME);
        if (size >= PIECES.from) this.add(mixed(hash, KIND.japanese));
      }
    }
    this.beforePrevious = this.previous;
    this.previous = KIND.japanese;
    return end;
  }

  private english(text: string, start: number, limit: number): number {
    // The hashes of the word without its last letter, its last two, and its last three.
    let [hash, one, two, three] = [HASH_START, 0, 0, 0];
    let end = start;
    for (; end < limit; end += 1) {
      const unit = text.charCodeAt(end);
      if (((ROLES[unit] ?? 0) & IN_WORD) === 0) break;
      three = two;
      two = one;
      one = hash;
      hash = hashStep(hash, unit);
    }
    if (text.charCodeAt(end) === COLON && text.startsWith('://', end)) {
      this.word(KIND.address);
      return endOfRun(text, end, limit, IN_ADDRESS);
    }
    const ending = lengthOfEnding(text, start, end);
    this.word(ending === 0 ? hash : ending === 1 ? one : ending === 2 ? two : three);
    return end;
  }

  private path(text: string, start: number, limit: number): number {
    const end = endOfRun(text, start + 1, limit, IN_PATH);
    this.add(mixed(hashOf(text, start, end), KIND.path));
    this.word(KIND.path);
    return end;
  }

  private word(hash: number): void {
    const behind = Math.imul(hash, 31);
    this.add(mixed(hash, KIND.word));
    this.add(mixed(this.previous ^ behind, KIND.pair));
    if (this.beforePrevious !== 0) this.add(mixed(this.beforePrevious ^ behind, KIND.split));
    this.beforePrevious = this.previous;
    this.previous = hash;
  }
}

/** The letters of -s, -es, -ed, -e, -ly and -ing, for words of more than four. */
function lengthOfEnding(text: string, start: number, end: number): number {
  if (end - start <= 4) return 0;
  const last = text.charCodeAt(end - 1) | 0x20;
  const before = text.charCodeAt(end - 2) | 0x20;
  if (last === 0x73) return before === 0x65 ? 2 : 1;
  if (last === 0x65) return 1;
  if (last === 0x64) return before === 0x65 ? 2 : 0;
  if (last === 0x79) return before === 0x6c ? 2 : 0;
  return last === 0x67 && before === 0x6e && (text.charCodeAt(end - 3) | 0x20) === 0x69 ? 3 : 0;
}

function hashOf(text: string, start: number, end: number): number {
  let hash = HASH_START;
  for (let at = start; at < end; at += 1) hash = hashStep(hash, text.charCodeAt(at));
  return hash;
}

/** Spreads a hash over all of its bits, because only a few of them select a weight. */
function mixed(hash: number, kind: number): number {
  const one = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  return one ^ (one >>> 13);
}
