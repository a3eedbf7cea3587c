import { ByteCache } from './byte-cache';

describe('ByteCache', () => {
  it('drops what was used longest ago when there is no room', () => {
    const cache = new ByteCache<string>(10);
    cache.set('a', 'A', 4);
    cache.set('b', 'B', 4);
    cache.get('a');
    cache.set('c', 'C', 4);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C']);
  });

  it('counts a value that is replaced or deleted no more', () => {
    const cache = new ByteCache<string>(10);
    cache.set('a', 'A', 9);
    cache.set('a', 'B', 5);
    cache.set('b', 'C', 5);
    cache.delete('b');
    cache.set('c', 'D', 5);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['B', undefined, 'D']);
  });

  it('does not give up everything for a value that is larger than itself', () => {
    const cache = new ByteCache<string>(10);
    cache.set('a', 'A', 5);
    cache.set('b', 'B', 11);
    expect([cache.get('a'), cache.get('b')]).toEqual(['A', undefined]);
  });
});
