import { packLevels } from './packed-levels';
import { relateTerms } from './related-terms';

const document = (...terms: readonly string[]) => packLevels(terms.map((term) => [term, 20]));
const others = Array.from({ length: 200 }, (_, index) => document(`topic${index}`, `other${index}`, 'guide'));

describe('relateTerms', () => {
  it('relates what goes together, in both languages', () => {
    const documents = [...others, ...Array.from({ length: 4 }, () => document('状態', 'redux', 'guide'))];
    const found = relateTerms(documents).filter(({ term }) => term === '状態');
    expect(found.map(({ related }) => related)).toEqual(['redux']);
    expect(found[0]?.strength).toBeGreaterThan(0.3);
  });

  it('leaves out what is everywhere or rare', () => {
    expect(relateTerms([...others, document('alice', 'once', 'twice')])).toEqual([]);
  });

  it('relates words to one another, and not to owners', () => {
    const documents = Array.from({ length: 4 }, () => document('@alice', 'systemd', 'journald'));
    const found = relateTerms([...others, ...documents]).map(({ term, related }) => `${term} ${related}`);
    expect([...found].sort()).toEqual(['journald systemd', 'systemd journald']);
  });

  it('leaves out terms that only occur in the content', () => {
    const weak = packLevels([
      ['redux', 5],
      ['state', 5],
    ]);
    expect(relateTerms([...others, weak, weak, weak])).toEqual([]);
  });
});
