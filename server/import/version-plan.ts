import { digestOf, FIRST_VERSION, formatVersion, nextVersion, type VersionNumber } from '../modules/versions';
import { type ImportVersion, UnusableLine } from './import-line';

/** What is stored of a version. */
export type StoredVersion = { readonly number: VersionNumber; readonly digest: string };

/** A version to publish. */
export type PlannedVersion = ImportVersion & { readonly number: VersionNumber };

/** What a rule has already: its versions by number, and the last number of a deleted rule of that name. */
export type History = {
  readonly stored: readonly StoredVersion[];
  readonly lastDeleted: VersionNumber | null;
};

/**
 * Which versions of a history are missing, with their numbers. What is stored is never touched: versions with numbers must
 * agree with it, versions without follow the last stored one that the history knows.
 * Throws {@link UnusableLine} where the two contradict each other.
 */
export function planVersions(history: History, versions: readonly ImportVersion[]): PlannedVersion[] {
  const isNumbered = versions.every(({ number }) => number !== null);
  if (!isNumbered && versions.some(({ number }) => number !== null)) {
    throw new UnusableLine('versions: either all of them have numbers or none');
  }
  return isNumbered
    ? planNumbered(history, versions as readonly PlannedVersion[])
    : planInOrder(history, versions);
}

function planNumbered(
  { stored, lastDeleted }: History,
  versions: readonly PlannedVersion[],
): PlannedVersion[] {
  const byNumber = new Map(stored.map((version) => [formatVersion(version.number), version.digest]));
  let highest = stored.at(-1)?.number ?? lastDeleted;
  return versions.filter(({ number, content }) => {
    const digest = byNumber.get(formatVersion(number));
    if (digest !== undefined) {
      if (digest === hexDigest(content)) return false;
      throw new UnusableLine(
        `version ${formatVersion(number)} exists with another content, and a version never changes`,
      );
    }
    if (highest && compare(number, highest) <= 0) {
      throw new UnusableLine(
        `version ${formatVersion(number)} is missing below ${formatVersion(highest)}, which exists already`,
      );
    }
    highest = number;
    return true;
  });
}

function planInOrder({ stored, lastDeleted }: History, versions: readonly ImportVersion[]): PlannedVersion[] {
  const digests = versions.map(({ content }) => hexDigest(content));
  const known = new Set(stored.map(({ digest }) => digest));
  const head = stored.at(-1)?.digest;
  const atHead = head === undefined ? -1 : digests.lastIndexOf(head);
  const lastKnown = atHead >= 0 ? atHead : digests.findLastIndex((digest) => known.has(digest));
  let number = stored.at(-1)?.number ?? lastDeleted;
  let before = head;
  const planned: PlannedVersion[] = [];
  for (const [offset, version] of versions.slice(lastKnown + 1).entries()) {
    const digest = digests[lastKnown + 1 + offset];
    if (digest === before) continue;
    number = number ? nextVersion(number, 'patch') : FIRST_VERSION;
    planned.push({ ...version, number });
    before = digest;
  }
  return planned;
}

function hexDigest(content: string): string {
  return digestOf(content).toString('hex');
}

function compare(a: VersionNumber, b: VersionNumber): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}
