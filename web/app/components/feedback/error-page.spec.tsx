import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { WithTexts } from '#app/i18n/with-texts';
import type { Locale } from '@kimari/common/locale';
import { ErrorPage, errorTitle } from './error-page';

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

  it.each([
    [413, 'We could not read your request.'],
    [429, 'Too many requests in a short time.'],
    [503, 'Kimari is temporarily unavailable.'],
    [504, 'We made a mistake.'],
  ])('says what status %d means', async (status, headline) => {
    renderFailure(() => new Response(null, { status }), 'en');
    expect(await screen.findByRole('heading', { name: headline })).toBeTruthy();
  });
});

describe('the title of the error page', () => {
  const titles = {
    notFound: 'Not found',
    forbidden: 'Forbidden',
    refused: 'Refused',
    limited: 'Limited',
    unavailable: 'Unavailable',
    failed: 'Failed',
    unreached: 'Unreached',
  };
  const thrown = (status: number) => ({ status, statusText: '', internal: false, data: null });

  it('blames the server for its own failures only', () => {
    const titleOf = (status: number) => errorTitle(thrown(status), [{ id: 'root', data: { titles } }])[0];
    const failed = Array.from({ length: 200 }, (_, index) => 400 + index).filter(
      (status) => titleOf(status)?.title === 'Failed - Kimari',
    );
    expect(failed).toEqual(
      Array.from({ length: 100 }, (_, index) => 500 + index).filter((status) => status !== 503),
    );
  });

  it.each([
    [404, 'Not found'],
    [405, 'Refused'],
    [415, 'Refused'],
    [429, 'Limited'],
    [503, 'Unavailable'],
    [500, 'Failed'],
  ])('says what status %d means', (status, title) => {
    const [tag] = errorTitle(thrown(status), [{ id: 'root', data: { titles } }]);
    expect(tag).toEqual({ title: `${title} - Kimari` });
  });
});
