import { ByteCache } from './byte-cache';

describe('ByteCache', () => {
  it('evicts the least recently used entry when it is full', () => {
    const cache = new ByteCache<string>(10);
    cache.set('a', 'A', 4);
    cache.set('b', 'B', 4);
    cache.get('a');
    cache.set('c', 'C', 4);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C']);
  });

  it('stops counting a value once it is replaced or deleted', () => {
    const cache = new ByteCache<string>(10);
    cache.set('a', 'A', 9);
    cache.set('a', 'B', 5);
    cache.set('b', 'C', 5);
    cache.delete('b');
    cache.set('c', 'D', 5);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['B', undefined, 'D']);
  });

  it('skips a value larger than the cache and keeps the others', () => {
    const cache = new ByteCache<string>(10);
    cache.set('a', 'A', 5);
    cache.set('b', 'B', 11);
    expect([cache.get('a'), cache.get('b')]).toEqual(['A', undefined]);
  });
});
