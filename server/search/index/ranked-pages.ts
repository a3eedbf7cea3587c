import type { Window } from '../../kernel/schema/connection';
import { idIn, Keyset, type Position, positionOf, wrongCursor } from '../../kernel/schema/keyset';

const BY_POPULARITY = 'rules by popularity';
/** The order of the matches that were not scored, whose popularity is aliased as `p`. */
export const popularityOrder = new Keyset(BY_POPULARITY, [
  { sql: 'p.popularity', kind: 'number', descends: true },
  { sql: 'p.rule_id', kind: 'id' },
]);

const ORDER = 'rules by relevance';
/** Hexadecimal digits at the end of an id, which are random. */
const SHORT = 12;
/** Three times as many as are scored at once: of those shown earlier, hardly any can come back. */
const MAX_SEEN = 300;

/** A scored match. */
export type ScoredRule = { readonly id: string; readonly popularity: string };

/** Reads the keys of matches that were not scored. */
type ReadRest = (window: Window) => Promise<readonly string[]>;

/**
 * Where a reader of a ranked list is. Scores depend on all matches, so that they change when one comes or goes: the cursor
 * carries which scored ones were shown, and the place in the popularity of the rest. What stays in the list is therefore
 * shown once, even when its rank changes between two pages.
 */
type Place = { readonly seen: ReadonlySet<string>; readonly rest: Position | null };

/**
 * The keys of a page of a ranked list: scored matches, best first, then the rest.
 * @param readRest null when every match was scored
 */
export async function rankedPage(
  scored: readonly ScoredRule[],
  { limit, offset, after }: Window,
  readRest: ReadRest | null,
): Promise<readonly string[]> {
  const start: Place = after
    ? readPlace(after)
    : { seen: new Set(scored.slice(0, offset).map(({ id }) => shortOf(id))), rest: null };
  const shown = scored.filter((rule) => !isShown(rule, start)).slice(0, limit);
  const seen = [...start.seen];
  const keys = shown.map(({ id }) => {
    seen.push(shortOf(id));
    return keyAt(seen, start.rest, id);
  });
  if (readRest === null || keys.length === limit) return keys;
  const found = await readRest({
    // Shown ones that are no longer scored are among the rest.
    limit: limit - keys.length + start.seen.size,
    offset: Math.max(0, offset - scored.length),
    after: start.rest,
  });
  const rest = found.filter((key) => !start.seen.has(shortOf(idIn(key)))).slice(0, limit - keys.length);
  return [...keys, ...rest.map((key) => keyAt(seen, positionOf(key), idIn(key)))];
}

/** Whether a scored match was shown: as such, or among the rest before it was scored. */
function isShown({ id, popularity }: ScoredRule, { seen, rest }: Place): boolean {
  if (seen.has(shortOf(id))) return true;
  if (rest === null) return false;
  const [last = '0', lastId = ''] = rest.values;
  const difference = BigInt(popularity) - BigInt(last);
  return difference > 0n || (difference === 0n && id <= lastId);
}

function shortOf(id: string): string {
  return id.slice(-SHORT);
}

/** The key of a row; its id comes last, as in every list of rules. */
function keyAt(seen: readonly string[], rest: Position | null, id: string): string {
  const packed = Buffer.from(seen.slice(-MAX_SEEN).join(''), 'hex').toString('base64url');
  return JSON.stringify([ORDER, packed, ...(rest?.values ?? []), id]);
}

/** Throws InvalidInput for the cursor of another order. */
function readPlace({ order, values }: Position): Place {
  if (order !== ORDER) throw wrongCursor();
  const [packed = '', ...rest] = values.slice(0, -1);
  const hex = Buffer.from(packed, 'base64url').toString('hex');
  const seen = Array.from({ length: hex.length / SHORT }, (_, index) =>
    hex.slice(index * SHORT, (index + 1) * SHORT),
  );
  return { seen: new Set(seen), rest: rest.length > 0 ? { order: BY_POPULARITY, values: rest } : null };
}
