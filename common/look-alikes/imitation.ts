import { AFFIXES } from './brands';
import { LOOK_ALPHABET, lookKey } from './look-key';

/** Letters of a key below which one other letter makes another name. */
const MIN_LETTERS_FOR_TYPOS = 6;
/** Letters of an affix that counts without a separator. */
const MIN_LETTERS_JOINED = 4;
const MIN_REST = 3;
const MAX_AFFIXES = 3;

const LONG_AFFIXES = AFFIXES.filter(({ length }) => length >= MIN_LETTERS_JOINED).join('|');
const ALL_AFFIXES = AFFIXES.join('|');
const ENDINGS = new RegExp(`(?:[-_.]?\\d+|[-_.](?:${ALL_AFFIXES})|(?:${LONG_AFFIXES}))$`);
const BEGINNINGS = new RegExp(`^(?:(?:${ALL_AFFIXES})[-_.]|(?:${LONG_AFFIXES}))`);

/** The keys of a name as it is, and without what makes it look official. At most seven. */
export function keysOf(name: string): readonly string[] {
  const keys = new Set<string>([lookKey(name)]);
  let rests: readonly string[] = [name.toLowerCase()];
  for (let taken = 0; taken < MAX_AFFIXES; taken += 1) {
    rests = rests
      .flatMap((rest) =>
        [rest.replace(ENDINGS, ''), rest.replace(BEGINNINGS, '')].filter((one) => one !== rest),
      )
      .filter((rest) => lookKey(rest).length >= MIN_REST)
      .slice(0, 2);
    rests.forEach((rest) => keys.add(lookKey(rest)));
  }
  return [...keys];
}

/** Whether people may take a name for that of somebody else: it looks the same, or differs by one letter. */
export function imitates(name: string, other: string): boolean {
  const key = lookKey(other);
  return keysOf(name).some(
    (own) => own === key || (key.length >= MIN_LETTERS_FOR_TYPOS && differByOne(own, key)),
  );
}

/** Every key that an imitated name can have: {@link imitates} holds for no other. Bounded by the length of names. */
export function imitatedKeys(name: string): readonly string[] {
  const keys = new Set<string>();
  for (const own of keysOf(name)) {
    keys.add(own);
    for (const near of neighboursOf(own)) if (near.length >= MIN_LETTERS_FOR_TYPOS) keys.add(near);
  }
  return [...keys];
}

/** One letter more, less, or another, or two neighbours in each other's place. */
function differByOne(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}

function neighboursOf(key: string): readonly string[] {
  const near: string[] = [];
  for (let at = 0; at <= key.length; at += 1) {
    const [head, tail] = [key.slice(0, at), key.slice(at)];
    for (const letter of LOOK_ALPHABET) near.push(head + letter + tail);
    if (tail === '') continue;
    near.push(head + tail.slice(1));
    for (const letter of LOOK_ALPHABET) near.push(head + letter + tail.slice(1));
    if (tail.length > 1) near.push(head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2));
  }
  return near;
}
