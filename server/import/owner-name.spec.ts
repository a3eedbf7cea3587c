import { NAME_PATTERN } from '@kimari/common/patterns';
import { toUsername } from './owner-name';

describe('names of imported owners', () => {
  it('keeps a usable name', () => {
    expect(toUsername('sora_ando-1')).toBe('sora_ando-1');
  });

  it.each(['john.doe', 'ab', 'a-name-of-more-than-twenty-letters', '水野', 'é.é', '...'])(
    'makes %s usable',
    (owner) => {
      const name = toUsername(owner);
      expect(name).toMatch(NAME_PATTERN);
      expect(name.length).toBeGreaterThanOrEqual(3);
      expect(name.length).toBeLessThanOrEqual(20);
      expect(toUsername(owner)).toBe(name);
    },
  );

  it('never makes two owners one', () => {
    expect(toUsername('john.doe')).not.toBe(toUsername('john doe'));
    expect(toUsername('john.doe')).not.toBe(toUsername('john-doe'));
  });
});
