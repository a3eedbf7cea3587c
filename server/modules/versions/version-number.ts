import semver from 'semver';
import { SEMVER_PATTERN } from '@kimari/common/patterns';
import type { VersionBump } from '@kimari/common/enums';

/** The three parts of a version number. */
export type VersionNumber = { readonly major: number; readonly minor: number; readonly patch: number };

/** The number of a rule's first version. */
export const FIRST_VERSION: VersionNumber = { major: 1, minor: 0, patch: 0 };

/** Larger numbers do not fit the column; no rule reaches this one. */
const MAX_PART = 2_147_483_647;

/** `1.4.2` */
export function formatVersion({ major, minor, patch }: VersionNumber): string {
  return `${major}.${minor}.${patch}`;
}

/** Parses `1.4.2`; null for anything else. */
export function parseVersion(text: string): VersionNumber | null {
  const parsed = SEMVER_PATTERN.test(text) ? semver.parse(text) : null;
  if (!parsed || Math.max(parsed.major, parsed.minor, parsed.patch) > MAX_PART) return null;
  return { major: parsed.major, minor: parsed.minor, patch: parsed.patch };
}

/** The number after `current`. */
export function nextVersion(current: VersionNumber, bump: VersionBump): VersionNumber {
  const next = parseVersion(semver.inc(formatVersion(current), bump) ?? '');
  if (!next) throw new Error(`No version follows ${formatVersion(current)}`);
  return next;
}
