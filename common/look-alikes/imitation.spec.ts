import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatorOf } from '../../test/support/generated-texts';
import { aSeed } from '../../test/support/random-numbers';
import { LIMITS } from '../limits';
import { BRANDS } from './brands';
import { NAME_CONFUSABLES } from './confusables.generated';
import { imitatedKeys, imitates } from './imitation';
import { LOOK_ALPHABET, lookKey } from './look-key';

/** Real public rules, kept outside of the project; CORPUS_DIR names another folder. */
const FOLDER = process.env.CORPUS_DIR ?? join(__dirname, '../../../shared/corpus');
const CORPUS = join(FOLDER, 'corpus-dev.jsonl');
/** Of real owners, at most so many in a hundred look like another one or like a brand that is not theirs. */
const MAX_FALSE = 2;

describe('what a name looks like', () => {
  it.each(NAME_CONFUSABLES)('is the same with %s as with %s, which Unicode calls confusable', (from, to) => {
    for (const around of ['a*b', '*ox', 'to*', '*', 'x-*_*'])
      expect(lookKey(around.replaceAll('*', from))).toBe(lookKey(around.replaceAll('*', to)));
  });

  it('differs for characters that are not', () => {
    const skeleton = (letter: string) => NAME_CONFUSABLES.find(([from]) => from === letter)?.[1] ?? letter;
    const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
    for (const one of letters)
      for (const other of letters) {
        const forms = (letter: string) =>
          [letter.toLowerCase(), letter.toUpperCase()].map(skeleton).map((form) => form.toLowerCase());
        const isSame = forms(one).some((form) => forms(other).includes(form));
        expect([one, other, lookKey(one) === lookKey(other)]).toEqual([one, other, isSame]);
      }
  });
});

describe('names that imitate another', () => {
  it.each([
    ['g00gle', 'google'],
    ['goog1e', 'google'],
    ['Anthropic', 'anthropic'],
    ['anthr0pic', 'anthropic'],
    ['rnicrosoft', 'microsoft'],
    ['mlcrosoft', 'microsoft'],
    ['vvindsurf', 'windsurf'],
    ['open-ai', 'openai'],
    ['open_ai', 'openai'],
    ['opanai', 'openai'],
    ['githbu', 'github'],
    ['githubb', 'github'],
    ['github-official', 'github'],
    ['githubofficial', 'github'],
    ['the-github-team', 'github'],
    ['github-hq', 'github'],
    ['github2', 'github'],
    ['github-2026', 'github'],
    ['g1thub-official', 'github'],
    ['sora-ando', 'sora_ando'],
    ['sora_ando_team', 'sora_ando'],
  ])('%s looks like %s', (name, other) => expect(imitates(name, other)).toBe(true));

  it.each([
    ['taro', 'hanako'],
    ['kira', 'kiro'],
    ['devon', 'devin'],
    ['github-actions', 'github'],
    ['vercel-labs', 'vercel'],
    ['steam', 'google'],
    ['coder', 'cursor'],
    ['google-gemini', 'google'],
    ['mozilla', 'godzilla'],
  ])('%s does not look like %s', (name, other) => expect(imitates(name, other)).toBe(false));

  it('are all found by their keys, and no others', () => {
    const { below } = generatorOf(aSeed());
    const letters = [...LOOK_ALPHABET, ...'01imnrv-_'];
    const letter = () => letters[below(letters.length)] ?? 'a';
    for (let round = 0; round < 300; round += 1) {
      const other = Array.from({ length: 3 + below(10) }, letter).join('');
      const at = below(other.length);
      const changed = [
        other.slice(0, at) + letter() + other.slice(at + below(3)),
        `${other}${['-team', 'official', '7', '-x'][below(4)] ?? ''}`,
        other.slice(0, at) + (other[at + 1] ?? '') + (other[at] ?? '') + other.slice(at + 2),
      ];
      for (const name of changed)
        expect([name, other, imitatedKeys(name).includes(lookKey(other))]).toEqual([
          name,
          other,
          imitates(name, other),
        ]);
    }
  });

  it('have a bounded number of keys', () => {
    const longest = `the-${'ab'.repeat(25)}`.slice(0, LIMITS.organizationName.max - 5) + '-team';
    expect(imitatedKeys(longest).length).toBeLessThan(25_000);
  });

  (existsSync(CORPUS) ? it : it.skip)('are rare among real owners', () => {
    const lines = readFileSync(CORPUS, 'utf8').trim().split('\n');
    const owners = [...new Set(lines.map((line) => (JSON.parse(line) as { owner: string }).owner))];
    const byKey = new Map(owners.map((owner) => [lookKey(owner), owner]));
    const refused = owners.filter(
      (owner) =>
        imitatedKeys(owner).some((key) => (byKey.get(key) ?? owner) !== owner) ||
        BRANDS.some((brand) => brand !== owner.toLowerCase() && imitates(owner, brand)),
    );
    if (process.env.CORPUS === 'all') console.info(owners.length, refused);
    expect((refused.length / owners.length) * 100).toBeLessThan(MAX_FALSE);
  });
});
