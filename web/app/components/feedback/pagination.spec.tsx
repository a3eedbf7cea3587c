import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { WithTexts } from '#app/i18n/with-texts';
import { Pagination } from './pagination';

function renderPage(page: number, total: number) {
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => (
        <Pagination page={page} pageSize={20} total={total} toPage={(number) => `/?page=${number}`} />
      ),
    },
  ]);
  render(
    <WithTexts>
      <Stub />
    </WithTexts>,
  );
}

describe('pagination', () => {
  it('shows the range and the total', () => {
    renderPage(2, 1284);
    expect(screen.getByText('全1,284件中 21-40件')).toBeTruthy();
    expect(screen.getByRole('link', { name: '2ページ' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: '次のページ' }).getAttribute('href')).toBe('/?page=3');
  });

  it('ends the range at the total on the last page and links to no next page', () => {
    renderPage(7, 133);
    expect(screen.getByText('全133件中 121-133件')).toBeTruthy();
    expect(screen.getByRole('link', { name: '次のページ' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('ends where entries can no longer be asked for, and says so', () => {
    renderPage(501, 1_000_000);
    expect(screen.getByText(/これより先のページはありません/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '次のページ' }).getAttribute('aria-disabled')).toBe('true');
    renderPage(500, 1_000_000);
    const [last] = screen.getAllByRole('link', { name: '最後のページ' }).slice(-1);
    expect(last?.getAttribute('href')).toBe('/?page=501');
  });

  it('shows only the range when everything fits on one page', () => {
    renderPage(1, 5);
    expect(screen.getByText('全5件中 1-5件')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
