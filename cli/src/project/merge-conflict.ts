import { isDeepStrictEqual } from 'node:util';
import compare from 'semver/functions/compare';
import valid from 'semver/functions/valid';
import { isObject, type JsonObject, parseObject } from '../lib/json';

/**
 * Joins both sides of a merge that Git could not finish in kimari.json or its lock file: what only one side has is kept, lists
 * are joined, and of two locked versions the newer one stays. Null when the sides contradict each other.
 */
export function joinSides(text: string): JsonObject | null {
  const [ours, theirs] = [parseObject(sideOf(text, 'ours')), parseObject(sideOf(text, 'theirs'))];
  if (!ours || !theirs) return null;
  try {
    return joinObjects(ours, theirs);
  } catch (error) {
    if (error instanceof Contradiction) return null;
    throw error;
  }
}

class Contradiction extends Error {}

/** The whole file as one side had it. */
function sideOf(text: string, wanted: 'ours' | 'theirs'): string {
  let side: 'both' | 'ours' | 'base' | 'theirs' = 'both';
  const lines = text.split('\n').filter((line) => {
    const marker = /^(<{7}|\|{7}|={7}|>{7})(?: |\r?$)/.exec(line)?.[1]?.[0];
    if (marker === '<') side = 'ours';
    else if (marker === '|') side = 'base';
    else if (marker === '=') side = 'theirs';
    else if (marker === '>') side = 'both';
    return marker === undefined && (side === 'both' || side === wanted);
  });
  return lines.join('\n');
}

function joinObjects(ours: JsonObject, theirs: JsonObject): JsonObject {
  const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  return Object.fromEntries(keys.map((key) => [key, joinValues(ours[key], theirs[key])]));
}

function joinValues(ours: unknown, theirs: unknown): unknown {
  if (ours === undefined || isDeepStrictEqual(ours, theirs)) return theirs;
  if (theirs === undefined) return ours;
  if (Array.isArray(ours) && Array.isArray(theirs)) return [...new Set((ours as unknown[]).concat(theirs))];
  if (!isObject(ours) || !isObject(theirs)) throw new Contradiction();
  const [left, right] = [versionOf(ours), versionOf(theirs)];
  if (left === null || right === null) return joinObjects(ours, theirs);
  if (left === right && ours.digest !== theirs.digest) throw new Contradiction();
  return compare(left, right) >= 0 ? ours : theirs;
}

/** Of a locked rule. */
function versionOf({ version, digest }: JsonObject): string | null {
  return typeof version === 'string' && typeof digest === 'string' ? valid(version) : null;
}
