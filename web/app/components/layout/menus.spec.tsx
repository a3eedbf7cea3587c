import { createRemixStub } from '@remix-run/testing';
import { render, screen, within } from '@testing-library/react';
import { WithTexts } from '#app/i18n/with-texts';
import { SITE_ROLES, type SiteRole } from '@kimari/common/enums';
import { AccountMenu } from './account-menu';
import { SiteMenu } from './site-menu';

jest.mock('#app/components/ui/disclosure-menu', () => ({
  DisclosureMenu: ({ children }: { readonly children: unknown }) => children,
}));

const VIEWER = {
  ...{ id: 'u', username: 'rin', email: 'rin@example.com', emailVerified: true },
  ...{ displayName: null, avatarUrl: null, timeZone: null },
};

/** Which pages for administrators and moderators each role finds. */
const PAGES: Readonly<Record<SiteRole, readonly string[]>> = {
  user: [],
  moderator: ['/moderation'],
  admin: ['/moderation', '/admin/people'],
};

/** The targets of the links in the menus, of wide and of small screens. */
async function linksOf(role: SiteRole): Promise<readonly (readonly string[])[]> {
  const viewer = { ...VIEWER, role } as never;
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ viewer }),
      HydrateFallback: () => null,
      Component: () => (
        <>
          <div data-testid="wide">
            <AccountMenu viewer={viewer} />
          </div>
          <div data-testid="small">
            <SiteMenu />
          </div>
        </>
      ),
    },
  ]);
  render(
    <WithTexts>
      <Stub />
    </WithTexts>,
  );
  const menus = [await screen.findByTestId('wide'), await screen.findByTestId('small')];
  return menus.map((menu) =>
    within(menu)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href') ?? ''),
  );
}

describe('the menus of a signed-in person', () => {
  it.each(SITE_ROLES)('lead a person with the role %s to what they run', async (role) => {
    for (const links of await linksOf(role))
      expect(links.filter((link) => /^\/(admin|moderation)/.test(link))).toEqual(PAGES[role]);
  });
});
