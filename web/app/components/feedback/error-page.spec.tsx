import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { WithTexts } from '#app/i18n/with-texts';
import type { Locale } from '@kimari/common/locale';
import { ErrorPage } from './error-page';

function renderFailure(thrown: () => Response, locale: Locale = 'ja') {
  const Stub = createRemixStub([
    {
      path: '/',
      loader: () => {
        throw thrown();
      },
      Component: () => null,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
    },
  ]);
  render(
    <WithTexts locale={locale}>
      <Stub />
    </WithTexts>,
  );
}

describe('the error page', () => {
  it('says that the page does not exist, offers the search and shows the request id', async () => {
    renderFailure(() => Response.json({ requestId: 'req_9' }, { status: 404 }));
    expect(await screen.findByRole('heading', { name: '該当する条がありません。' })).toBeTruthy();
    expect(screen.getByRole('search')).toBeTruthy();
    expect(screen.getByText('404 Not Found')).toBeTruthy();
    expect(screen.getByText('req_9')).toBeTruthy();
  });

  it('prints the status as a vertical article number in Japanese and as plain digits in English', async () => {
    renderFailure(() => new Response(null, { status: 404 }));
    expect(await screen.findByText('第四〇四条')).toBeTruthy();
    renderFailure(() => new Response(null, { status: 404 }), 'en');
    expect(await screen.findByText('404')).toBeTruthy();
  });

  it('offers to reload after a server error', async () => {
    renderFailure(() => new Response(null, { status: 500 }), 'en');
    expect(await screen.findByRole('heading', { name: 'We made a mistake.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('search')).toBeNull();
  });
});
