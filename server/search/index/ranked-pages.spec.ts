import { randomNumbers } from '../../../test/support/random-numbers';
import { InvalidInput } from '../../kernel/errors/issue';
import type { Window } from '../../kernel/schema/connection';
import { idIn, positionOf } from '../../kernel/schema/keyset';
import { rankedPage } from './ranked-pages';

const SCORED = 10;
const COUNT = 60;

/** A match whose place in the popularity stays while its score depends on the others. */
type Match = { readonly id: string; readonly popularity: string };

/** Ids in no order, and popularities of which three are the same. */
function matchesOf(random: () => number): readonly Match[] {
  const digits = () =>
    Math.floor(random() * 16 ** 6)
      .toString(16)
      .padStart(6, '0');
  return Array.from({ length: COUNT }, (_, index) => ({
    id: `00000000-0000-7000-8000-${digits()}${digits()}`,
    popularity: `${Math.floor(index / 3) - 5}`,
  }));
}

function byPopularity(one: Match, other: Match): number {
  return Number(other.popularity) - Number(one.popularity) || (one.id < other.id ? -1 : 1);
}

/** The matches in another order each time, of which the first are scored; and how to read the rest. */
function found(matches: readonly Match[], random: () => number) {
  const ranked = matches
    .map((match) => ({ match, score: random() }))
    .sort((one, other) => one.score - other.score)
    .map(({ match }) => match);
  const scored = ranked.slice(0, SCORED);
  const readRest = ({ limit, offset, after }: Window): Promise<readonly string[]> => {
    const [popularity = '', id = ''] = after?.values ?? [];
    const keys = ranked
      .slice(SCORED)
      .sort(byPopularity)
      .filter((match) => !after || byPopularity({ id, popularity }, match) < 0)
      .slice(offset, offset + limit)
      .map((match) => JSON.stringify(['rules by popularity', match.popularity, match.id]));
    return Promise.resolve(keys);
  };
  return { scored, readRest };
}

describe('ranked pages', () => {
  it.each(Array.from({ length: 50 }, (_, seed) => seed))(
    'hold what stays exactly once, while others come and go and all ranks change: %d',
    async (seed) => {
      const random = randomNumbers(seed);
      const limit = 1 + Math.floor(random() * 12);
      const all = matchesOf(random);
      const lasting = all.filter((_, index) => index % 3 !== 1);
      const shown: string[] = [];
      let after: string | undefined;
      for (;;) {
        const present = all.filter((match) => lasting.includes(match) || random() < 0.5);
        const { scored, readRest } = found(present, random);
        const window = { limit, offset: 0, after: after === undefined ? null : positionOf(after) };
        const keys = await rankedPage(scored, window, readRest);
        shown.push(...keys.map(idIn));
        if (keys.length < limit) break;
        after = keys.at(-1);
      }
      expect(new Set(shown).size).toBe(shown.length);
      expect(lasting.filter(({ id }) => !shown.includes(id))).toEqual([]);
    },
  );

  it('follow each other by number when nothing changes', async () => {
    const random = randomNumbers(1);
    const { scored, readRest } = found(matchesOf(random), random);
    const pages: string[] = [];
    for (let offset = 0; offset < COUNT; offset += 7)
      pages.push(...(await rankedPage(scored, { limit: 7, offset }, readRest)).map(idIn));
    expect(new Set(pages).size).toBe(COUNT);
    expect(pages).toHaveLength(COUNT);
  });

  it('end with the scored matches when there are no others', async () => {
    const random = randomNumbers(1);
    const { scored } = found(matchesOf(random), random);
    expect(await rankedPage(scored, { limit: 20, offset: 4 }, null)).toHaveLength(SCORED - 4);
  });

  it('keep cursors short, however many were shown', async () => {
    const random = randomNumbers(1);
    const scored = Array.from({ length: 20 }, () => matchesOf(random)).flat();
    const keys = await rankedPage(scored, { limit: scored.length, offset: 0 }, null);
    expect(Math.max(...keys.map((key) => key.length))).toBeLessThan(2600);
    const after = positionOf(keys.at(-1) ?? '');
    expect(await rankedPage(scored.slice(-300), { limit: 5, offset: 0, after }, null)).toEqual([]);
  });

  it('refuse a position in another order', async () => {
    const after = { order: 'rules by stars desc', values: ['7', 'id'] };
    await expect(rankedPage([], { limit: 1, offset: 0, after }, null)).rejects.toThrow(InvalidInput);
  });
});
