import { compareLines, countLineChanges } from './line-changes';

describe('countLineChanges', () => {
  it.each([
    ['equal texts', 'a\nb\n', 'a\nb\n', 0, 0],
    ['a changed line', 'a\nb\nc\n', 'a\nB\nc\n', 1, 1],
    ['added lines', 'a\n', 'a\nb\nc\n', 2, 0],
    ['removed lines', 'a\nb\nc\n', 'a\n', 0, 2],
    ['a new line at the end only', 'a', 'a\n', 1, 1],
    ['another kind of line end', 'a\r\n', 'a\n', 1, 1],
    ['lines that look like a patch', '+++ a\n--- b\n', '+++ a\n', 0, 1],
  ])('counts %s', (_, from, to, additions, deletions) => {
    expect(countLineChanges(from, to)).toEqual({ additions, deletions });
  });

  it('gives up on texts with nothing in common instead of running for minutes', () => {
    const lines = (word: string) =>
      Array.from({ length: 20_000 }, (_, index) => `${word} ${index}`).join('\n');
    expect(countLineChanges(lines('a'), lines('b'))).toBeNull();
  });
});

describe('compareLines', () => {
  const from = { name: 'a/rule.md', text: 'one\ntwo\nthree\n' };

  it('names both texts and shows the change with context lines', () => {
    expect(compareLines(from, { name: 'b/rule.md', text: 'one\nTWO\nthree\n' })).toEqual({
      additions: 1,
      deletions: 1,
      patch: '--- a/rule.md\n+++ b/rule.md\n@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three\n',
    });
  });

  it('shows texts with nothing in common as a full replacement, so that the patch still applies', () => {
    const lines = (word: string) =>
      Array.from({ length: 20_000 }, (_, index) => `${word} ${index}\n`).join('');
    const { patch } = compareLines({ name: 'a', text: lines('a') }, { name: 'b', text: lines('b') });
    expect(patch.startsWith('--- a\n+++ b\n@@ -1,20000 +1,20000 @@\n-a 0\n')).toBe(true);
    expect(patch.split('\n').filter((line) => line.startsWith('+b ')).length).toBe(20_000);
    expect(patch.endsWith('+b 19999\n')).toBe(true);
  });
});
