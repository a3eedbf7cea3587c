import type { RegistrationMode } from '@kimari/common/enums';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { WithTexts } from '#app/i18n/with-texts';
import RegisterPage from '#app/routes/_default.register';

async function open(mode: RegistrationMode, email: string | null): Promise<string> {
  const isClosed = mode === 'closed' && email === null;
  const registration = { mode, domains: [] };
  const Stub = createRemixStub([
    {
      path: '/',
      loader: () => ({
        redirectTo: '/',
        providers: [],
        registration,
        email,
        isClosed,
        title: '',
        description: '',
      }),
      Component: RegisterPage,
      HydrateFallback: () => null,
    },
  ]);
  const { container } = render(
    <WithTexts locale="en">
      <Stub />
    </WithTexts>,
  );
  await screen.findByRole('heading');
  return container.textContent;
}

describe('the registration page', () => {
  it('invites nobody to begin where nobody can', async () => {
    expect(await open('closed', null)).toMatch(
      /Registration is closed(?![^]*Pick a name)(?![^]*Accounts are free)/,
    );
  });

  it.each([
    ['open', null],
    ['closed', 'guest@example.com'],
  ] as const)('invites whoever can: %s %s', async (mode, email) => {
    expect(await open(mode, email)).toMatch(/Create an account[^]*Pick a name/);
  });
});
