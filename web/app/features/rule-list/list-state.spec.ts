import {
  effectiveSort,
  EMPTY_LIST_STATE,
  filterCount,
  listHref,
  readListState,
  withoutFilters,
} from './list-state';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('readListState', () => {
  it('reads every parameter of the page', () => {
    expect(
      read(
        'q=react&type=rule&visibility=private&author=@sora&tag=a&tag=B&tags=any&literal=1&sort=stars&view=grid&page=3',
      ),
    ).toEqual({
      q: 'react',
      literal: true,
      type: 'rule',
      visibility: 'private',
      author: 'sora',
      tags: ['a', 'b'],
      tagMode: 'any',
      sort: 'stars',
      preferredSort: null,
      view: 'grid',
      page: 3,
    });
  });

  it('reads what a form sends without scripts', () => {
    expect(read('q=&type=all&visibility=all&author=&sort=updated')).toEqual({
      ...EMPTY_LIST_STATE,
      sort: 'updated',
    });
  });

  it('folds tags as they are folded when they are stored', () => {
    expect(read(`tag=${encodeURIComponent('ＮＡＭＩＮＧ, Naming ')}`).tags).toEqual(['naming']);
  });

  it.each(['type=x&visibility=x&sort=x&view=x&page=0', 'page=-1', 'page=1e9', 'page=%00', 'tag=&tag=,'])(
    'drops what is unknown: %s',
    (query) => expect(read(query)).toEqual(EMPTY_LIST_STATE),
  );

  it('truncates by code points, never inside a surrogate pair', () => {
    expect(read(`q=${'😀'.repeat(300)}`).q).toBe('😀'.repeat(200));
    expect(read(Array.from({ length: 30 }, (_, index) => `tag=t${index}`).join('&')).tags).toHaveLength(10);
  });

  it('accepts team as a synonym of organization', () => {
    expect(read('visibility=team').visibility).toBe('organization');
  });
});

describe('listHref', () => {
  it('leaves out values that equal the default', () => {
    expect(listHref(EMPTY_LIST_STATE)).toBe('/rules');
  });

  it.each([
    'q=日本 語&tag=a&tag=b',
    'type=ccsubagents&sort=name&page=7',
    'author=sora&visibility=public&view=list',
  ])('round-trips %s', (query) =>
    expect(read(listHref(read(query)).split('?')[1] ?? '')).toEqual(read(query)),
  );
});

describe('the list', () => {
  it('is sorted by relevance with a query and by date without', () => {
    expect(effectiveSort(read('q=a'))).toBe('relevance');
    expect(effectiveSort(read(''))).toBe('updated');
    expect(effectiveSort(read('sort=relevance'))).toBe('updated');
    expect(effectiveSort(read('q=a&sort=stars'))).toBe('stars');
  });

  it('keeps query, order and view when the filters are removed', () => {
    const state = read('q=a&type=rule&tag=x&tag=y&author=z&sort=stars&view=grid&page=4');
    expect(filterCount(state)).toBe(4);
    expect(withoutFilters(state)).toEqual({ ...EMPTY_LIST_STATE, q: 'a', sort: 'stars', view: 'grid' });
  });
});
