import maxSatisfying from 'semver/ranges/max-satisfying';
import validRange from 'semver/ranges/valid';
import satisfies from 'semver/functions/satisfies';
import { SEMVER_PATTERN } from '@kimari/common/patterns';
import type { VersionFacts } from '../registry/answers';

const MAX_RANGE = 100;

/** `latest`, or a range of semver such as `^1.2.0`, `1.x` or `1.0.0`. */
export function isRange(text: string): boolean {
  return text === 'latest' || (text.length <= MAX_RANGE && text.trim() !== '' && validRange(text) !== null);
}

export function isExact(range: string): boolean {
  return SEMVER_PATTERN.test(range);
}

export function isWithin(version: string, range: string): boolean {
  return range === 'latest' || satisfies(version, range);
}

/** The newest version in a range. Withdrawn and hidden ones are skipped, unless the range is exactly that version. */
export function pickVersion(versions: readonly VersionFacts[], range: string): VersionFacts | null {
  if (isExact(range)) return versions.find(({ version }) => version === range) ?? null;
  const offered = versions.filter(({ yanked, hidden }) => !yanked && !hidden);
  const newest = maxSatisfying(
    offered.map(({ version }) => version),
    range === 'latest' ? '*' : range,
  );
  return offered.find(({ version }) => version === newest) ?? null;
}

/** The range that is written down for a version somebody installs: compatible updates are welcome. */
export function usualRange(version: string): string {
  return `^${version}`;
}
