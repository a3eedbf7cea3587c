import { changelogOf, isNewer, notesOf } from './release-notes';

const HEAD = '# Changelog\n\nAll notable changes.\n\n';
const NOTES = '### Upgrading\n\nNothing.\n\n### Added\n\n- More.';
const OLDER = '## [0.1.0] - 2026-01-01\n\n### Added\n\n- All.\n';

describe('isNewer', () => {
  const ORDER = [
    '0.1.0',
    '0.1.1',
    '0.1.10',
    '0.2.0-rc.2',
    '0.2.0-rc.10',
    '0.2.0',
    '0.10.0',
    '1.0.0',
  ] as const;

  it('holds for later versions alone', () => {
    for (const [place, one] of ORDER.entries())
      for (const [otherPlace, other] of ORDER.entries())
        expect([one, other, isNewer(one, other)]).toEqual([one, other, place > otherPlace]);
  });

  it.each(['', 'next', '1.0', 'v1.0.0', '1.0.0+5', '01x.0.0'])('refuses %j', (text) => {
    expect(isNewer(text, '0.0.1')).toBe(false);
  });
});

describe('a release', () => {
  it.each([OLDER, ''])('moves what is unreleased into a section of its own, above %j', (older) => {
    const changelog = `${HEAD}## [Unreleased]\n\n${NOTES}\n${older === '' ? '' : `\n${older}`}`;
    const released = changelogOf(changelog, '0.2.0', '2026-02-03');
    expect(released).toBe(
      `${HEAD}## [Unreleased]\n\n## [0.2.0] - 2026-02-03\n\n${NOTES}\n${older === '' ? '' : `\n${older}`}`,
    );
    expect(() => notesOf(released)).toThrow('says nothing');
  });

  it.each(['### Added\n\n- More.', '### Upgrading\n\n### Added\n\n- More.', '### Upgrading'])(
    'needs to say what an operator has to do: %j',
    (notes) => {
      expect(() => notesOf(`${HEAD}## [Unreleased]\n\n${notes}\n\n${OLDER}`)).toThrow('### Upgrading');
    },
  );

  it('needs a section', () => expect(() => notesOf(HEAD)).toThrow('no section'));
});
