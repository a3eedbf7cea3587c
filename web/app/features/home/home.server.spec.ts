import { ofManyOwners } from './home.server';

const rules = (owners: string) => [...owners].map((name, index) => ({ id: index, owner: { name } }));
const ownersOf = (owners: string, count: number) =>
  ofManyOwners(rules(owners), count)
    .map(({ owner }) => owner.name)
    .join('');

describe('the latest rules of the home page', () => {
  it.each([
    ['aaaaaaaaaa', 4, 'aaaa'],
    ['aaaaabaaca', 4, 'aabc'],
    ['abcdefgh', 4, 'abcd'],
    ['aabbccdd', 4, 'abcd'],
    ['ab', 4, 'ab'],
    ['', 4, ''],
  ])('of %s show %i, of as many owners as there are', (owners, count, shown) => {
    expect(ownersOf(owners, count)).toBe(shown);
  });

  it('stay in the order of their time, without repeats', () => {
    const shown = ofManyOwners(rules('aaabaac'), 5).map(({ id }) => id);
    expect(shown).toEqual([0, 1, 2, 3, 6]);
  });
});
