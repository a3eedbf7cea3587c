import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { stem } from './stem';

describe('stem', () => {
  it.each([
    ['testing', 'tests'],
    ['migrations', 'migrate'],
    ['localization', 'localise'],
    ['authorizing', 'authorisation'],
    ['organizations', 'organized'],
    ['tokenization', 'tokens'],
    ['functionality', 'functions'],
    ['accessible', 'accessibility'],
    ['customers', 'customer'],
    ['internationalization', 'international'],
    ['optimisation', 'optimize'],
    ['analysing', 'analyzer'],
    ['behaviours', 'behavioral'],
    ['catalogue', 'catalogs'],
    ['licence', 'licensing'],
    ['labelled', 'labeling'],
    ['marketer', 'marketing'],
  ])('makes one of %s and %s', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ['localization', 'local'],
    ['authorization', 'author'],
    ['organization', 'organ'],
    ['normalization', 'normal'],
    ['responsive', 'responsibility'],
    ['engineer', 'engine'],
    ['accessibility', 'access'],
    ['functional', 'function'],
    ['internationalization', 'internal'],
    ['accessiblereact', 'accessible'],
    ['ios', 'io'],
    ['marketing', 'market'],
    ['responder', 'respond'],
    ['embeddings', 'embedded'],
    ['containers', 'contains'],
    ['naming', 'names'],
    ['windows', 'window'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('leaves what is no English word as it is', () => {
    expect(['a1s', '試験', 'is', 'Tests'].map(stem)).toEqual(['a1s', '試験', 'is', 'Tests']);
  });

  it('keeps none of the texts alive that words come from', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = used();
    for (const first of 'bcdfghjk')
      for (const second of 'lmnpq') {
        const text = `${'a '.repeat(500_000)}${first}${second}ackgroundprocess`;
        stem(/[a-z]{14,}/.exec(text)?.[0] ?? '');
      }
    expect(used() - before).toBeLessThan(10_000_000);
  });
});
