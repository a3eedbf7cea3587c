import type { Locale } from '@kimari/common/locale';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { WithTexts } from '#app/i18n/with-texts';
import { Join } from './join';

type Shown = ComponentProps<typeof Join>;
type Invitation = NonNullable<Shown['invitation']>;

const INVITATION: Invitation = {
  id: 'i',
  role: 'MEMBER',
  expiresAt: 1796342400,
  invitedBy: { username: 'hana' },
  organization: {
    name: 'acme',
    displayName: 'Acme',
    avatarUrl: null,
    viewerRole: null,
  },
};

async function show(locale: Locale, registers: boolean, props: Pick<Shown, 'invitation' | 'isKept'>) {
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ viewer: null, registers, timeZone: 'UTC', now: 0 }),
      Component: () => <Join {...props} answer={undefined} />,
      HydrateFallback: () => null,
    },
  ]);
  render(
    <WithTexts locale={locale}>
      <Stub />
    </WithTexts>,
  );
  await screen.findAllByRole('link');
}

const linksTo = (path: string) =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith(path));

describe('the page of an invitation', () => {
  it.each([
    ['ja', /Cookieを許可してください/, /有効期限が切れています/],
    ['en', /allow cookies for this site/, /expired/],
  ] as const)('tells a browser that keeps no cookies what to do (%s)', async (locale, help, lie) => {
    await show(locale, true, { invitation: null, isKept: false });
    expect(screen.getByText(help)).toBeTruthy();
    expect(screen.queryByText(lie)).toBeNull();
  });

  it('says of a kept invitation that leads nowhere that it has ended', async () => {
    await show('en', true, { invitation: null, isKept: true });
    expect(screen.getByText('Invalid or expired invitation token')).toBeTruthy();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('speaks of registering where people can: %s', async (registers, links) => {
    await show('en', registers, { invitation: INVITATION, isKept: true });
    expect(linksTo('/register')).toHaveLength(links);
    expect(screen.queryAllByText(/register with the invited/)).toHaveLength(links);
  });
});
