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
  it('reads what the page offers', () => {
    expect(
      read('q=react&type=rule&visibility=private&author=@sora&tag=a&tag=B&sort=stars&view=grid&page=3'),
    ).toEqual({
      q: 'react',
      type: 'rule',
      visibility: 'private',
      author: 'sora',
      tags: ['a', 'b'],
      sort: 'stars',
      view: 'grid',
      page: 3,
    });
  });

  it('reads what a form without scripts sends', () => {
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

  it('cuts what is too long by characters, not by halves of them', () => {
    expect(read(`q=${'😀'.repeat(300)}`).q).toBe('😀'.repeat(200));
    expect(read(Array.from({ length: 30 }, (_, index) => `tag=t${index}`).join('&')).tags).toHaveLength(10);
  });

  it('takes team as another word for organization', () => {
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
  ])('writes what it can read back: %s', (query) =>
    expect(read(listHref(read(query)).split('?')[1] ?? '')).toEqual(read(query)),
  );
});

describe('the list', () => {
  it('is by relevance with a query and by date without', () => {
    expect(effectiveSort(read('q=a'))).toBe('relevance');
    expect(effectiveSort(read(''))).toBe('updated');
    expect(effectiveSort(read('sort=relevance'))).toBe('updated');
    expect(effectiveSort(read('q=a&sort=stars'))).toBe('stars');
  });

  it('loses its filters but not its query, order and view', () => {
    const state = read('q=a&type=rule&tag=x&tag=y&author=z&sort=stars&view=grid&page=4');
    expect(filterCount(state)).toBe(4);
    expect(withoutFilters(state)).toEqual({ ...EMPTY_LIST_STATE, q: 'a', sort: 'stars', view: 'grid' });
  });
});
