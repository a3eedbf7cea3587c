/** @jest-environment node */
import { requireWithinPages } from './within-pages.server';

/** Where the reader of a page is sent; null when the page exists. */
function sentTo(page: number, total: number, search = ''): string | null {
  try {
    const request = new Request(`https://kimari.example/user/taro${search}`);
    requireWithinPages({ page, pageSize: 20, total }, request);
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('Location');
  }
}

describe('pages of a list', () => {
  it('are shown up to the last one, and the first one also when it is empty', () => {
    expect([sentTo(1, 0), sentTo(1, 20), sentTo(2, 21)]).toEqual([null, null, null]);
  });

  it('lead to the last one when they are past it, with the search kept', () => {
    expect(sentTo(9999, 45, '?q=%E5%9E%8B&page=9999')).toBe('/user/taro?q=%E5%9E%8B&page=3');
    expect(sentTo(2, 20, '?q=a&page=2')).toBe('/user/taro?q=a');
    expect(sentTo(2, 0, '?page=2')).toBe('/user/taro');
  });
});
