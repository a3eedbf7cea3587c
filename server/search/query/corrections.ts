import type { Lexicon } from '../lexicon/lexicon';
import { lexicon } from '../lexicon/lexicon-files';
import { soundDistance, soundKey, unvoiced } from '../text/kana';
import { foldedInOtherKana } from '../text/other-kana';
import { haveSameCharacters } from '../text/typing-errors';
import type { Correction } from './correction';
import { Highlighter } from './highlight';

/** Sounds of at least this length are compared with those of the dictionaries; shorter ones are close to too many. */
const MIN_SOUND = 5;
/** From this length, two edits are allowed. */
const LONG_SOUND = 6;

/** What is looked up in the words of katakana, made once for each lexicon. */
type Katakana = {
  readonly sounds: readonly (readonly [string, string])[];
  readonly voicings: ReadonlyMap<string, string>;
};
const katakanaOf = new WeakMap<Lexicon, Katakana>();

function katakana(): Katakana {
  const words = lexicon();
  const known = katakanaOf.get(words);
  if (known) return known;
  const sounds = words.katakana().map((word) => [word, soundKey(word) ?? ''] as const);
  const made = { sounds, voicings: new Map(sounds.map(([word, sound]) => [unvoiced(sound), word])) };
  katakanaOf.set(words, made);
  return made;
}

/** The katakana words of the dictionaries that are closest to a mistyped one; they need not occur in a rule. */
export function closestKatakana(typed: string): readonly string[] {
  const sound = soundKey(typed);
  if (sound === null || sound.length < MIN_SOUND) return [];
  let nearest = sound.length >= LONG_SOUND ? 2 : 1.5;
  let found: string[] = [];
  for (const [word, known] of katakana().sounds) {
    if (Math.abs(known.length - sound.length) > nearest || word === typed) continue;
    const distance = soundDistance(sound, known);
    if (distance > nearest) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push(word);
  }
  return found;
}

/** The katakana word of the dictionaries that a typed one differs from by voicing marks alone. */
export function revoicedKatakana(typed: string): string | null {
  const sound = soundKey(typed);
  if (sound === null || sound.length < MIN_SOUND) return null;
  return katakana().voicings.get(unvoiced(sound)) ?? null;
}

/** What the typed word was meant to be; null for a word of the dictionaries. */
export function correctionOf(typed: string, meant: string, distance: number): Correction | null {
  if (lexicon().has(typed)) return null;
  const [isTypedKana, isMeantKana] = [soundKey(typed) !== null, soundKey(meant) !== null];
  if (isTypedKana && distance === 0 && (!isMeantKana || foldedInOtherKana(typed) === meant))
    return { typed, meant, isSure: true, isSameWord: true };
  return { typed, meant, isSure: isTypedKana || distance === 0 || haveSameCharacters(typed, meant) };
}

/** The likelier of two corrections of a word and of a compound with it: a sure one of the compound explains more. */
export function likelierOf(ofWord: Correction | null, ofCompound: Correction | null): Correction | null {
  const explainsMore =
    ofWord !== null && ofCompound?.isSure === true && ofCompound.typed.length > ofWord.typed.length;
  return explainsMore ? ofCompound : (ofWord ?? ofCompound);
}

/** A query with a word replaced. */
export function withCorrection(query: string, { typed, meant }: Correction): string {
  const segments = Highlighter.of(typed).segments(query);
  const at = segments.findIndex(({ isMatch }) => isMatch);
  return segments.map(({ text }, index) => (index === at ? meant : text)).join('');
}

/** The corrections of groups; those of one compound have the same. */
export function correctionsOf(
  groups: readonly { readonly correction: Correction | null }[],
): readonly Correction[] {
  const all = new Map<string, Correction>();
  for (const { correction } of groups) if (correction) all.set(correction.typed, correction);
  return [...all.values()];
}
