import { createToken, deriveToken, tokenDigest, looksLikeToken } from './tokens';

const KEY = Buffer.alloc(32, 7);

describe('tokens', () => {
  it.each([
    ['cli', 'kmr'],
    ['refresh', 'krt'],
    ['verifyEmail', 'kvr'],
  ] as const)('of kind %s begin with %s and carry a checksum', (kind, prefix) => {
    const token = createToken(kind);
    expect(token).toMatch(new RegExp(`^${prefix}_[0-9A-Za-z]{38}$`));
    expect(looksLikeToken(kind, token)).toBe(true);
  });

  it('are unique', () => {
    const tokens = new Set(Array.from({ length: 2000 }, () => createToken('cli')));
    expect(tokens.size).toBe(2000);
  });

  it('use every letter equally often', () => {
    const counts = new Map<string, number>();
    const tokens = Array.from({ length: 3000 }, () => createToken('refresh').slice(4, 36));
    for (const letter of tokens.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const expected = (3000 * 32) / 62;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(62);
    // 61 degrees of freedom: more than 130 happens by chance once in a million runs.
    expect(chiSquare).toBeLessThan(130);
  });

  it('fail their checksum when any one character changes', () => {
    const token = createToken('cli');
    for (let index = 0; index < token.length; index++) {
      const other = token[index] === 'a' ? 'b' : 'a';
      expect(looksLikeToken('cli', token.slice(0, index) + other + token.slice(index + 1))).toBe(false);
    }
  });

  it('of one kind are not taken for another', () => {
    expect(looksLikeToken('cli', createToken('refresh'))).toBe(false);
  });

  it('are derived deterministically from their parent and the key', () => {
    const [parent, other] = [createToken('refresh'), createToken('refresh')];
    const child = deriveToken('refresh', KEY, parent);
    expect(looksLikeToken('refresh', child)).toBe(true);
    expect(deriveToken('refresh', KEY, parent)).toBe(child);
    expect(deriveToken('refresh', KEY, other)).not.toBe(child);
    expect(deriveToken('refresh', Buffer.alloc(32, 8), parent)).not.toBe(child);
  });

  it('are stored as 32-byte digests', () => {
    expect(tokenDigest('kmr_x')).toHaveLength(32);
    expect(tokenDigest('kmr_x')).toEqual(tokenDigest('kmr_x'));
  });
});
