import { createRemixStub } from '@remix-run/testing';
import { render, screen, within } from '@testing-library/react';
import type { Locale } from '@kimari/common/locale';
import type { ReactElement } from 'react';
import { WithTexts } from '#app/i18n/with-texts';
import { Privacy, Terms } from './legal-texts';

/** Renders a text on a page of a site whose operator is not told. */
async function renderText(Text: () => ReactElement, locale?: Locale): Promise<HTMLElement> {
  const Stub = createRemixStub([{ path: '/', Component: Text }]);
  const { container } = render(
    <WithTexts {...(locale && { locale })}>
      <Stub />
    </WithTexts>,
  );
  await screen.findAllByRole('heading');
  return container;
}

describe('a legal text', () => {
  it.each([
    ['ja', ['第一条', '第二条', '第十条', '第十一条']],
    ['en', ['Article 1', 'Article 2', 'Article 10', 'Article 11']],
  ] as const)('numbers its articles as the language does (%s)', async (locale, numbers) => {
    await renderText(Privacy, locale);
    for (const number of numbers) expect(screen.getByText(number)).toBeTruthy();
  });

  it.each([
    ['terms', Terms],
    ['privacy', Privacy],
  ])('links to every article of the %s from its contents', async (_, Text) => {
    const container = await renderText(Text);
    const contents = within(screen.getByRole('navigation', { name: '目次' })).getAllByRole('link');
    const named = contents.map((link) => [
      link.textContent,
      container.querySelector(`${link.getAttribute('href')} h2`)?.textContent,
    ]);
    expect(named.length).toBeGreaterThan(5);
    for (const [entry, heading] of named) expect(heading).toBe(entry);
    expect(contents).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length - 1);
  });
});
