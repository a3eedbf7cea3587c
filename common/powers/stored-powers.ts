import type { RuleType } from '../enums';
import { addedPowers } from './added-powers';
import { listPowers } from './list-powers';
import { isSamePower, type Power, type Powers } from './power';
import { readPowers } from './read-powers';

/** Rises with every change of the reading, so that stored versions are read again. */
export const POWERS_ENGINE = 1;

/** The stored powers of a version: entries, and the number of those left out. */
export type PowerList = {
  readonly powers: readonly Power[];
  /** Powers that the previous version lacks. */
  readonly added: readonly Power[];
  /** The number of entries left out of both lists, because there are too many. */
  readonly omitted: number;
};

const MAX_POWERS = 100;
const MAX_ADDED = 50;
/** Characters. */
const MAX_TEXT = 200;

/** Reads a version and compares it with the previous one, which is null for the first. */
export function comparePowers(content: string, previous: string | null, type: RuleType): PowerList {
  const read = readPowers(content, type);
  const added = previous === null ? [] : addedPowers(readPowers(previous, type), read);
  return bounded(read, added);
}

/** Added powers come first, so that older ones never crowd them out. */
function bounded(read: Powers, added: readonly Power[]): PowerList {
  const all = listPowers(read);
  const kept =
    all.length <= MAX_POWERS
      ? all
      : [...all].sort((left, right) => rankIn(added, left) - rankIn(added, right)).slice(0, MAX_POWERS);
  return {
    powers: kept.map(short),
    added: added.slice(0, MAX_ADDED).map(short),
    omitted: all.length - kept.length + Math.max(0, added.length - MAX_ADDED),
  };
}

const rankIn = (added: readonly Power[], one: Power): number =>
  added.slice(0, MAX_ADDED).some((other) => isSamePower(one, other)) ? 0 : 1;

function short({ code, identifier, detail }: Power): Power {
  return { code, identifier: cut(identifier), detail: detail === null ? null : cut(detail) };
}

/** Lone surrogates, which YAML can write as escapes, and NUL: PostgreSQL stores neither in JSON. */
const UNSTORABLE = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function cut(text: string): string {
  const short = text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`;
  return short.replace(UNSTORABLE, '\ufffd');
}
