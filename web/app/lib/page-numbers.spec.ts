import { pageNumbers } from './page-numbers';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [1, 65, [1, 2, 3, 4, null, 65]],
    [30, 65, [1, null, 29, 30, 31, null, 65]],
    [65, 65, [1, null, 64, 65]],
  ])('on page %d of %d', (page, last, expected) => {
    expect(pageNumbers(page, last)).toEqual(expected);
  });
});
