import { randomBytes } from 'node:crypto';
import { openCursor, sealCursor } from './cursor';

const KEY = Buffer.alloc(32, 1);
const FORMER = Buffer.alloc(32, 2);
const TEXT = JSON.stringify(['stars', '1767225600123456', 'id']);

describe('cursors', () => {
  it('are opened with the key in force and the one before', () => {
    expect(openCursor([KEY], sealCursor([KEY], TEXT))).toBe(TEXT);
    expect(openCursor([KEY, FORMER], sealCursor([FORMER], TEXT))).toBe(TEXT);
    expect(openCursor([KEY], sealCursor([FORMER], TEXT))).toBeNull();
  });

  it('hide their text and stay the same', () => {
    const cursor = sealCursor([KEY], TEXT);
    expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toContain('1767');
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(sealCursor([KEY], TEXT)).toBe(cursor);
  });

  it('are refused when any character is another, or missing, or more', () => {
    const cursor = sealCursor([KEY], TEXT);
    for (let place = 0; place < cursor.length; place += 1) {
      const [before, after] = [cursor.slice(0, place), cursor.slice(place + 1)];
      const other = cursor[place] === 'A' ? 'B' : 'A';
      for (const forged of [
        before + other + after,
        before + after,
        before,
        `${before}!${cursor[place]}${after}`,
      ])
        expect([forged, openCursor([KEY], forged)]).toEqual([forged, null]);
    }
  });

  it.each(['', 'x', '!!!', TEXT, 'A'.repeat(4096), 'A'.repeat(1_000_000), '\0', '\ud800', '__proto__'])(
    'are not made by others: %.40s',
    (forged) => {
      expect(openCursor([KEY], forged)).toBeNull();
    },
  );

  it('are not made by chance', () => {
    for (let size = 0; size < 64; size += 1)
      expect(openCursor([KEY], randomBytes(size).toString('base64url'))).toBeNull();
  });
});
