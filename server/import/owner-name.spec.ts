import { NAME_PATTERN } from '@kimari/common/patterns';
import { toUsername } from './owner-name';

describe('names of imported owners', () => {
  it('keeps a valid name', () => {
    expect(toUsername('sora_ando-1')).toBe('sora_ando-1');
  });

  it.each(['john.doe', 'ab', 'a-name-of-more-than-twenty-letters', '水野', 'é.é', '...'])(
    'derives a valid name from %s',
    (owner) => {
      const name = toUsername(owner);
      expect(name).toMatch(NAME_PATTERN);
      expect(name.length).toBeGreaterThanOrEqual(3);
      expect(name.length).toBeLessThanOrEqual(20);
      expect(toUsername(owner)).toBe(name);
    },
  );

  it('never maps two owners to one name', () => {
    expect(toUsername('john.doe')).not.toBe(toUsername('john doe'));
    expect(toUsername('john.doe')).not.toBe(toUsername('john-doe'));
  });
});
