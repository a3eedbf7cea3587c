import { createRemixStub } from '@remix-run/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { WithTexts } from '#app/i18n/with-texts';
import { EMPTY_LIST_STATE, readListState } from './list-state';
import type { ListResult } from './load-rule-list.server';
import { RuleListPage } from './rule-list-page';

const rule = (name: string) => ({
  id: name,
  name,
  type: 'RULE' as const,
  visibility: 'PUBLIC' as const,
  description: `${name}の説明`,
  tags: ['go'],
  owner: { name: 'sora' },
  version: '1.0.0',
  stars: 3,
  views: 9,
  downloads: 5,
  viewerHasStarred: false,
  asksForMore: false,
  updatedAt: 1_760_000_000,
  checkStatus: null,
  excerpt: '# x',
});
const found = (...names: string[]): ListResult => ({
  ok: true,
  rules: {
    totalCount: names.length,
    edges: names.map((name) => ({ node: rule(name), match: null })),
    notice: null,
    facets: {
      types: [{ type: 'RULE', count: names.length }],
      tags: { totalCount: 1, nodes: [{ tag: 'go', count: 3 }] },
    },
  },
});

/** Renders the page at an address with the given server result. */
function renderList(address: string, result: ListResult) {
  const Stub = createRemixStub([
    {
      path: '/rules',
      loader: ({ request }) => ({ search: new URL(request.url).search }),
      HydrateFallback: () => null,
      Component: () => (
        <RuleListPage
          state={readListState(new URLSearchParams(address.split('?')[1]))}
          view="list"
          result={result}
          popular={[]}
        />
      ),
    },
  ]);
  render(
    <WithTexts>
      <Stub initialEntries={[address]} />
    </WithTexts>,
  );
}

describe('the list of rules', () => {
  it('shows numbered rules and the total', async () => {
    renderList('/rules', found('one', 'two'));
    expect(await screen.findByRole('link', { name: /one$/ })).toBeTruthy();
    expect(screen.getAllByText('全2件中 1-2件')).not.toHaveLength(0);
  });

  it('shows each active filter with a button that removes only that one', async () => {
    renderList('/rules?q=x&tag=go&tag=web&type=rule', found('one'));
    const link = await screen.findByRole('link', { name: 'webを外す' });
    expect(link.getAttribute('href')).toBe('/rules?q=x&type=rule&tag=go');
    expect(screen.getByRole('link', { name: 'すべて解除' }).getAttribute('href')).toBe('/rules?q=x');
  });

  it('names the search terms when nothing was found', async () => {
    renderList('/rules?q=ずんだ', found());
    expect(
      await screen.findByRole('heading', { name: '「ずんだ」に当てはまるルールはありません' }),
    ).toBeTruthy();
  });

  it('keeps the filters when the list fails to load', async () => {
    renderList('/rules?tag=go', { ok: false, failure: { status: 503, requestId: 'req_9' } });
    expect((await screen.findByRole('alert')).textContent).toContain('req_9');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /go/ }).checked).toBe(true);
  });

  it('moves with J and K, but not while the user types', async () => {
    renderList('/rules', found('one', 'two'));
    const first = await screen.findByRole('link', { name: /one$/ });
    fireEvent.keyDown(document, { key: 'j' });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(document, { key: 'j' });
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /two$/ }));
    const field = screen.getByRole('searchbox');
    field.focus();
    fireEvent.keyDown(field, { key: 'k' });
    expect(document.activeElement).toBe(field);
  });

  it('offers the visibility filter only to signed-in users', async () => {
    renderList('/rules', found('one'));
    await screen.findByRole('link', { name: /one$/ });
    expect(screen.queryByRole('radio', { name: '非公開' })).toBeNull();
    expect(EMPTY_LIST_STATE.visibility).toBe('all');
  });
});
