import { weightOf } from './page-limits';

describe('the rate-limit weight of a page', () => {
  it.each([
    ['/', {}, 1, false],
    ['/rules', { q: 'a' }, 1, false],
    ['/rules/new', {}, 1, false],
    ['/rules/@haruka/tests', {}, 3, false],
    ['/rules/@haruka/tests.data', {}, 3, false],
    ['/rules/@haruka/tests', { from: '1.0.0' }, 3, true],
    ['/rules/@haruka/tests', { to: '1.0.0' }, 3, true],
    ['/rules/@haruka/tests', { tab: 'diff' }, 3, true],
    ['/rules/@haruka/tests', { tab: 'versions' }, 3, false],
    ['/rules/@haruka/tests/edit', {}, 1, false],
    ['/rules/preview', {}, 3, true],
    ['/rules/preview.data', {}, 3, true],
  ])('%s %j', (path, query, cost, renders) => expect(weightOf(path, query)).toEqual({ cost, renders }));
});
