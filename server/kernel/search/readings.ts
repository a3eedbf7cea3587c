import { READINGS } from './dictionary/readings.generated';
import { soundKey } from './kana';

let known: Map<string, string> | undefined;
const LONGEST = 5;
/** A word with many readings in its parts has more combinations than anybody means. */
const MAX_READINGS = 4;

function table(): Map<string, string> {
  known ??= new Map(
    READINGS.trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  );
  return known;
}

/** The sounds of a word with kanji, read by its longest known parts; empty when a part is unknown. */
export function readingKeys(word: string): readonly string[] {
  const characters = [...word];
  let sounds: readonly string[] = [''];
  for (let at = 0; at < characters.length;) {
    let length = Math.min(LONGEST, characters.length - at);
    const part = () => characters.slice(at, at + length).join('');
    while (length > 0 && !table().has(part()) && soundKey(part()) === null) length -= 1;
    if (length === 0) return [];
    const readings = table().get(part())?.split(',') ?? [soundKey(part()) ?? ''];
    sounds = sounds.flatMap((sound) => readings.map((reading) => sound + (soundKey(reading) ?? '')));
    sounds = sounds.slice(0, MAX_READINGS);
    at += length;
  }
  return [...new Set(sounds)];
}
