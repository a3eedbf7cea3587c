import { refusedRuns } from './hidden';

/** The most rounds of removal: a removal joins other characters, which can be refused in turn. More were never needed. */
const MAX_ROUNDS = 8;

/** Removes the invisible characters for which a text is refused; those of proper writing stay. */
export function removeHidden(text: string): string {
  let cleaned = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const shorter = removeOnce(cleaned);
    if (shorter === cleaned) break;
    cleaned = shorter;
  }
  return cleaned;
}

function removeOnce(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (const { start, end } of refusedRuns(text)) {
    kept.push(text.slice(at, start));
    at = end;
  }
  return at === 0 ? text : kept.join('') + text.slice(at);
}
