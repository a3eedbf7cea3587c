import inc from 'semver/functions/inc.js';
import { VERSION_BUMPS, type VersionBump } from '@kimari/common/enums';

/** The possible versions after this one. */
export type NextVersions = Readonly<Record<VersionBump, string>>;

/** The possible next versions. */
export function nextVersions(version: string): NextVersions {
  const next = (bump: VersionBump) => inc(version, bump) ?? version;
  const [major, minor, patch] = VERSION_BUMPS.map(next);
  return { major: major ?? version, minor: minor ?? version, patch: patch ?? version };
}
