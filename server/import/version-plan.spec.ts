import { contentDigest, formatVersion, parseVersion, type VersionNumber } from '../modules/versions';
import type { ImportVersion } from './import-line';
import { type History, planVersions } from './version-plan';

function number(text: string): VersionNumber {
  const parsed = parseVersion(text);
  if (!parsed) throw new Error(text);
  return parsed;
}

const stored = (...versions: [string, string][]): History => ({
  lastDeleted: null,
  stored: versions.map(([text, content]) => ({
    number: number(text),
    digest: contentDigest(content).toString('hex'),
  })),
});
const version = (content: string, text: string | null = null): ImportVersion => ({
  number: text === null ? null : number(text),
  content,
  changelog: '',
  date: null,
});
const plan = (history: History, versions: ImportVersion[]): string[] =>
  planVersions(history, versions).map((planned) => `${formatVersion(planned.number)} ${planned.content}`);

describe('histories without numbers', () => {
  it('number a new rule from 1.0.0', () => {
    expect(plan(stored(), [version('a'), version('b')])).toEqual(['1.0.0 a', '1.0.1 b']);
  });

  it('skip versions that repeat the previous content', () => {
    expect(plan(stored(), [version('a'), version('a'), version('b'), version('a')])).toEqual([
      '1.0.0 a',
      '1.0.1 b',
      '1.0.2 a',
    ]);
  });

  it('continue after the latest version', () => {
    expect(plan(stored(['1.0.0', 'a'], ['1.0.1', 'b']), [version('a'), version('b'), version('c')])).toEqual([
      '1.0.2 c',
    ]);
  });

  it('change nothing the second time, even when content was reverted', () => {
    const history = stored(['1.0.0', 'a'], ['1.0.1', 'b'], ['1.0.2', 'a']);
    expect(plan(history, [version('a'), version('b'), version('a')])).toEqual([]);
  });

  it('do not add old content after a version that was published here', () => {
    expect(
      plan(stored(['1.0.0', 'a'], ['1.0.1', 'b'], ['2.0.0', 'own']), [version('a'), version('b')]),
    ).toEqual([]);
  });

  it('number earlier versions below the first stored one, once', () => {
    const versions = [version('a'), version('b'), version('b'), version('c'), version('d')];
    expect(plan(stored(['1.0.0', 'c']), versions)).toEqual(['0.0.1 a', '0.0.2 b', '1.0.1 d']);
    const history = stored(['0.0.1', 'a'], ['0.0.2', 'b'], ['1.0.0', 'c'], ['1.0.1', 'd']);
    expect(plan(history, versions)).toEqual([]);
  });

  it('are rejected when no numbers are left below the first stored version', () => {
    expect(() => plan(stored(['0.0.1', 'b']), [version('a'), version('b')])).toThrow('before 0.0.1');
    const afterDeleted = { ...stored(['1.4.3', 'b']), lastDeleted: number('1.4.2') };
    expect(() => plan(afterDeleted, [version('a'), version('b')])).toThrow('deleted rule');
  });

  it('continue after the last number of a deleted rule', () => {
    expect(plan({ stored: [], lastDeleted: number('1.4.2') }, [version('a')])).toEqual(['1.4.3 a']);
  });
});

describe('histories with numbers', () => {
  it('add missing versions at the end', () => {
    expect(plan(stored(['1.0.0', 'a']), [version('a', '1.0.0'), version('b', '2.0.0')])).toEqual(['2.0.0 b']);
  });

  it('compare numbers numerically', () => {
    expect(plan(stored(['1.0.9', 'a']), [version('b', '1.0.10')])).toEqual(['1.0.10 b']);
  });

  it('are rejected when they contradict published versions', () => {
    expect(() => plan(stored(['1.0.0', 'a']), [version('other', '1.0.0')])).toThrow(
      'versions cannot be changed',
    );
  });

  it('add missing versions between and below, lowest first', () => {
    const history = stored(['1.1.0', 'b'], ['2.0.0', 'd']);
    const versions = [
      version('d', '2.0.0'),
      version('c', '1.2.0'),
      version('b', '1.1.0'),
      version('a', '1.0.0'),
    ];
    expect(plan(history, versions)).toEqual(['1.0.0 a', '1.2.0 c']);
  });

  it('are rejected when a number occurs twice with different content', () => {
    expect(() => plan(stored(), [version('a', '1.0.0'), version('b', '1.0.0')])).toThrow('different content');
    expect(plan(stored(), [version('a', '1.0.0'), version('a', '1.0.0')])).toEqual(['1.0.0 a']);
  });

  it('are rejected when a deleted rule may have used a number', () => {
    const history = { stored: [], lastDeleted: number('1.4.2') };
    expect(() => plan(history, [version('a', '1.4.2')])).toThrow('deleted rule');
    expect(plan(history, [version('a', '1.4.3')])).toEqual(['1.4.3 a']);
  });

  it('are rejected when only some have numbers', () => {
    expect(() => plan(stored(), [version('a', '1.0.0'), version('b')])).toThrow('either all');
  });
});
