import { compareTexts, type ComparedTexts } from './diff.server';
import { printDiff } from './diff-html.server';
import { EXPAND_HREF } from './printed-diff';

function print(texts: Pick<ComparedTexts, 'from' | 'to'>, unified = false) {
  return printDiff(compareTexts({ ...texts, ignoreWhitespace: false, showAll: false }), {
    ...texts,
    locale: 'en',
    unified,
  });
}

/** The text of the cells of each row, as a browser parses them. */
function rowsOf(html: string | null): readonly (readonly string[])[] {
  const table = new DOMParser().parseFromString(`<table><tbody>${html}</tbody></table>`, 'text/html');
  return [...table.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent));
}

describe('printDiff', () => {
  it('prints both sides of a changed line, and the removed line before the added one', () => {
    const { split, unified } = print({ from: 'a\nold word\nc', to: 'a\nnew word\nc' });
    expect(rowsOf(split)[1]).toEqual(['2', '−', 'old word', '2', '+', 'new word']);
    expect(rowsOf(unified).slice(1, 3)).toEqual([
      ['2', '', '−', 'old word'],
      ['', '2', '+', 'new word'],
    ]);
    expect(split).toContain('<del>old</del>');
  });

  it('prints one layout when only that one is asked for', () => {
    expect(print({ from: 'a', to: 'b' }, true).split).toBeNull();
  });

  it('says which lines are folded, with a link that opens them', () => {
    const same = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n');
    const { unified } = print({ from: `a\n${same}`, to: `b\n${same}` });
    expect(rowsOf(unified).at(-1)).toEqual(['Lines 5 to 21 are unchanged']);
    expect(unified).toContain(EXPAND_HREF);
  });

  it('escapes markup in the texts', () => {
    const { split, unified } = print({ from: '<a href="#expand">&amp;', to: '<img src=x onerror=alert(1)>' });
    for (const html of [split ?? '', unified]) {
      expect(html).not.toMatch(/<img|<a /);
      expect(rowsOf(html).flat().join()).toContain('<img src=x onerror=alert(1)>');
    }
  });

  it('cuts off a table that is too long', () => {
    const lines = (word: string) => Array.from({ length: 2_000 }, () => word.repeat(100)).join('\n');
    const { split, unified, cut } = print({ from: lines('one '), to: lines('two ') });
    expect(cut).toBe(true);
    expect(unified.length + (split?.length ?? 0)).toBeLessThan(1024 * 1024);
  });
});
