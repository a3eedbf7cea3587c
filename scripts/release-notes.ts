/** The sections of CHANGELOG.md (https://keepachangelog.com) that a release moves. */

const UNRELEASED = '## [Unreleased]';
const VERSION = /^(\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z.-]+)?$/;

/** Whether a version of https://semver.org follows another one. Of two before the same release, the words decide. */
export function isNewer(version: string, current: string): boolean {
  const [one, other] = [version, current].map((text) => VERSION.exec(text));
  if (!one || !other) return false;
  for (const part of [1, 2, 3]) if (one[part] !== other[part]) return Number(one[part]) > Number(other[part]);
  const [ahead = '', behind = ''] = [one[4], other[4]];
  if (ahead === '' || behind === '') return ahead === '' && behind !== '';
  return ahead.localeCompare(behind, 'en', { numeric: true }) > 0;
}

/** What is new since the last release. Throws when it says nothing, or not what an operator has to do. */
export function notesOf(changelog: string): string {
  const notes = boundsOf(changelog).notes.trim();
  if (notes === '') throw new Error('CHANGELOG.md says nothing under [Unreleased]');
  if (!/^### Upgrading\n+[^#\s]/m.test(notes))
    throw new Error(
      'CHANGELOG.md needs "### Upgrading" under [Unreleased]: what an operator has to do, or "Nothing."',
    );
  return notes;
}

/** The changelog with the new section, and an empty one above it. */
export function changelogOf(changelog: string, version: string, date: string): string {
  const { before, after } = boundsOf(changelog);
  return `${before}${UNRELEASED}\n\n## [${version}] - ${date}\n\n${notesOf(changelog)}\n${after === '' ? '' : `\n${after}`}`;
}

function boundsOf(changelog: string): {
  readonly before: string;
  readonly notes: string;
  readonly after: string;
} {
  const start = changelog.indexOf(UNRELEASED);
  if (start < 0) throw new Error(`CHANGELOG.md has no section ${UNRELEASED}`);
  const rest = changelog.slice(start + UNRELEASED.length);
  const end = rest.search(/^## \[/m);
  return {
    before: changelog.slice(0, start),
    notes: end < 0 ? rest : rest.slice(0, end),
    after: end < 0 ? '' : rest.slice(end),
  };
}
