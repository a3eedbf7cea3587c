import { aSeed, randomNumbers } from '../../../test/support/random-numbers';
import { expressionTerms } from '../text/expression';
import { documentTerms, type SearchableText } from './document-terms';

const SEED = aSeed();
const CHARACTERS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));

const rule: SearchableText = {
  owner: 'Some-One',
  name: 'next-js-testing',
  tags: ['e2e'],
  description: 'コードレビューの手順 for accessible pages',
  content: 'The router caches pages. ルーターは最初に読む。',
};

const levels = (text: Partial<SearchableText> = {}) => documentTerms({ ...rule, ...text }).levels;

describe('documentTerms', () => {
  it('weighs the name above tags, tags above the description, and the description above the content', () => {
    const all = levels({ name: 'alpha', tags: ['beta'], description: 'gamma', content: 'delta' });
    const [alpha, beta, gamma, delta] = ['alpha', 'beta', 'gamma', 'delta'].map(
      (term) => all.get(term) ?? -1,
    );
    expect(alpha).toBeGreaterThan(beta ?? 99);
    expect(beta).toBeGreaterThan(gamma ?? 99);
    expect(gamma).toBeGreaterThan(delta ?? 99);
  });

  it('ranks a name above any amount of content', () => {
    const content = 'word '.repeat(5000);
    expect(levels({ name: 'other', content }).get('word')).toBeLessThan(
      levels({ name: 'word' }).get('word') ?? 0,
    );
  });

  it('contains every character and bigram of Japanese text', () => {
    const terms = levels();
    for (const term of ['コ', 'ドレ', 'ビユ', '最', '最初']) expect(terms.has(term)).toBe(true);
  });

  it('tells short words of katakana from parts of others', () => {
    const terms = levels({ description: 'プログラムのログレベル、プレゼンテーション' });
    for (const term of ['=ログ', '=レベル', '=プレゼン']) expect([...terms.keys()]).toContain(term);
    // アジ is a word, and モ can be a particle.
    expect([...levels({ description: '- アジモ' }).keys()]).toEqual(
      expect.arrayContaining(['=アジモ', '=アジ']),
    );
    expect([...levels({ description: 'プログラムとブログ' }).keys()]).not.toContain('=ログ');
  });

  it('stems English and joins the parts of names', () => {
    const terms = levels();
    for (const term of ['test', 'accessib', 'cach', 'nextj']) expect([...terms.keys()]).toContain(term);
  });

  it('has whatever an expression asks for, in any script', () => {
    const next = randomNumbers(SEED);
    const oneOf = <Value>(values: readonly Value[]): Value =>
      values[Math.floor(next() * values.length)] as Value;
    const scripts = [
      'Latin',
      'Cyrillic',
      'Greek',
      'Arabic',
      'Hebrew',
      'Thai',
      'Devanagari',
      'Hangul',
      'Han',
      'Katakana',
    ];
    const lettersOf = new Map(
      scripts.map((script) => [
        script,
        CHARACTERS.filter((one) => new RegExp(`(?=\\p{Script=${script}})\\p{L}`, 'u').test(one)),
      ]),
    );
    const aWord = (script: string) =>
      Array.from({ length: 1 + Math.floor(next() * 6) }, () => oneOf(lettersOf.get(script) ?? [])).join('');
    for (const nothing of ['', ' ', '-', '-/-', '。、', '!?']) expect(expressionTerms(nothing)).toEqual([]);
    for (let round = 0; round < 400; round += 1) {
      const expression = `${aWord(oneOf(scripts))} ${aWord(oneOf(scripts))}`;
      const terms = levels({ description: `- ${expression}, -` });
      expect([expression, expressionTerms(expression).filter((term) => !terms.has(term))]).toEqual([
        expression,
        [],
      ]);
    }
  });

  it('drops stop words in content but not in names', () => {
    expect(levels().has('the')).toBe(false);
    expect(levels({ name: 'the' }).has('the')).toBe(true);
  });

  it('splits camel case in a name', () => {
    const terms = levels({ name: 'CodeReviewer' });
    for (const term of ['code', 'review', 'coderevi'])
      expect([...terms.keys()].some((key) => key.startsWith(term))).toBe(true);
  });

  it('maps whole words and the owner to their terms', () => {
    const { words } = documentTerms(rule);
    expect(words.get('testing')).toBe('test');
    expect(words.get('some-one')).toBe('@some-one');
  });

  it('lists the Japanese words, for readings and misspellings', () => {
    expect([...documentTerms(rule).japanese]).toEqual(
      expect.arrayContaining(['コードレビユ', '手順', 'ルータ']),
    );
  });

  it('limits the number of terms of a hostile document', () => {
    const content = Array.from({ length: 21_000 }, (_, index) => `w${index.toString(36)}`).join(' ');
    const { size } = levels({ content });
    expect(size).toBeGreaterThan(19_000);
    expect(size).toBeLessThanOrEqual(20_001);
  });

  it('parts no more Japanese into words than a rule holds, and finds the characters behind by themselves', () => {
    const digits = '日月火水木金土山川海東西南北春夏秋冬空雨';
    const kanjiOf = (number: number) => digits.charAt(number % digits.length);
    const runs = Array.from(
      { length: 8000 },
      (_, index) =>
        `${kanjiOf(index)}${kanjiOf(Math.floor(index / 20))}${kanjiOf(Math.floor(index / 400))}の手順の設定です。`,
    );
    const content = `${runs.join('')}宣言プログラムのログ`;
    const terms = levels({ content });
    expect(terms.has('=ログ')).toBe(false);
    expect(terms.has('宣言')).toBe(true);
    expect(levels({ content: content.slice(-20) }).has('=ログ')).toBe(true);
  });
});
