import {
  contentDigest,
  FIRST_VERSION,
  formatVersion,
  nextVersion,
  type VersionNumber,
} from '../modules/versions';
import { type ImportVersion, UnusableLine } from './import-line';

/** A stored version. */
export type StoredVersion = { readonly number: VersionNumber; readonly digest: string };

/** A version to publish. */
export type PlannedVersion = ImportVersion & { readonly number: VersionNumber };

/** The stored versions of a rule in ascending order, and the last number of a deleted rule of the same name. */
export type History = {
  readonly stored: readonly StoredVersion[];
  readonly lastDeleted: VersionNumber | null;
};

/** Versions before the first stored one are numbered from here: 0.0.1, 0.0.2 and so on. */
const ZERO_VERSION: VersionNumber = { major: 0, minor: 0, patch: 0 };

/**
 * Plans the missing versions of a history, in ascending order. Stored versions never change, and numbered versions must
 * agree with them. Versions without numbers continue after the stored ones, or precede the first if they are older. Throws
 * {@link UnusableLine} when the history contradicts the registry.
 */
export function planVersions(history: History, versions: readonly ImportVersion[]): PlannedVersion[] {
  const isNumbered = versions.every(({ number }) => number !== null);
  if (!isNumbered && versions.some(({ number }) => number !== null)) {
    throw new UnusableLine('versions: either all of them must have numbers or none');
  }
  return isNumbered
    ? planNumbered(history, versions as readonly PlannedVersion[])
    : [...planBefore(history, versions), ...planAfter(history, versions)];
}

function planNumbered(
  { stored, lastDeleted }: History,
  versions: readonly PlannedVersion[],
): PlannedVersion[] {
  const known = new Map(stored.map(({ number, digest }) => [formatVersion(number), digest]));
  const missing = versions.filter(({ number, content }) => {
    const text = formatVersion(number);
    const digest = known.get(text);
    if (digest === undefined) {
      if (lastDeleted && compareVersions(number, lastDeleted) <= 0)
        throw new UnusableLine(`version ${text} may have belonged to a deleted rule of this name`);
      known.set(text, hexDigest(content));
      return true;
    }
    if (digest === hexDigest(content)) return false;
    throw new UnusableLine(
      `version ${text} already exists with different content, and versions cannot be changed`,
    );
  });
  return missing.sort((a, b) => compareVersions(a.number, b.number));
}

/** Plans versions older than the first stored one, for example when the first import had only the current content. */
function planBefore({ stored, lastDeleted }: History, versions: readonly ImportVersion[]): PlannedVersion[] {
  const [first] = stored;
  if (!first) return [];
  const known = new Set(stored.map(({ digest }) => digest));
  const start = versions.findIndex(({ content }) => known.has(hexDigest(content)));
  const isHistoryOfFirst = start > 0 && hexDigest(versions[start]?.content ?? '') === first.digest;
  if (!isHistoryOfFirst) return [];
  const earlier = withoutRepeats(versions.slice(0, start));
  if (lastDeleted)
    throw new UnusableLine(
      'the history begins before the stored one, at numbers that a deleted rule of this name may have used',
    );
  const planned = numbered(earlier, ZERO_VERSION);
  const highest = planned.at(-1);
  if (highest && compareVersions(highest.number, first.number) >= 0) {
    throw new UnusableLine(
      `the history has ${planned.length} more versions before ${formatVersion(first.number)} than there are numbers`,
    );
  }
  return planned;
}

/** Plans versions after the last one that is both stored and in the history. */
function planAfter({ stored, lastDeleted }: History, versions: readonly ImportVersion[]): PlannedVersion[] {
  const digests = versions.map(({ content }) => hexDigest(content));
  const known = new Set(stored.map(({ digest }) => digest));
  const head = stored.at(-1);
  const atHead = head === undefined ? -1 : digests.lastIndexOf(head.digest);
  const lastKnown = atHead >= 0 ? atHead : digests.findLastIndex((digest) => known.has(digest));
  return numbered(withoutRepeats(versions.slice(lastKnown + 1), head?.digest), head?.number ?? lastDeleted);
}

/** Drops versions whose content equals the previous one. */
function withoutRepeats(versions: readonly ImportVersion[], digestBefore?: string): ImportVersion[] {
  let before = digestBefore;
  return versions.filter(({ content }) => {
    const digest = hexDigest(content);
    const isNew = digest !== before;
    before = digest;
    return isNew;
  });
}

/** Numbers versions consecutively after `after`. */
function numbered(versions: readonly ImportVersion[], after: VersionNumber | null): PlannedVersion[] {
  let number = after;
  return versions.map((version) => {
    number = number ? nextVersion(number, 'patch') : FIRST_VERSION;
    return { ...version, number };
  });
}

/** The version with the highest number below `number`, or null. */
export function precedingVersion<Version extends { readonly number: VersionNumber }>(
  versions: readonly Version[],
  number: VersionNumber,
): Version | null {
  return versions
    .filter((version) => compareVersions(version.number, number) < 0)
    .reduce<Version | null>(
      (highest, version) =>
        highest && compareVersions(highest.number, version.number) > 0 ? highest : version,
      null,
    );
}

/** Compares version numbers for sorting: negative when `a` is lower. */
export function compareVersions(a: VersionNumber, b: VersionNumber): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}

function hexDigest(content: string): string {
  return contentDigest(content).toString('hex');
}
