import { createRemixStub } from '@remix-run/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { draftKey, useOwnDraftsOnly } from './drafts';

async function openPage(viewer: { readonly id: string } | null) {
  cleanup();
  function Page() {
    useOwnDraftsOnly();
    return <p>page</p>;
  }
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ viewer }),
      HydrateFallback: () => null,
      children: [{ index: true, Component: Page }],
    },
  ]);
  render(<Stub />);
  await screen.findByText('page');
}

it('drafts survive the end of a session, but not the sign-in of another account', async () => {
  const mine = draftKey('a1', 'new');
  localStorage.setItem(mine, 'text');
  localStorage.setItem('theme', 'dark');
  await openPage({ id: 'a1' });
  await openPage(null);
  expect(localStorage.getItem(mine)).toBe('text');
  await openPage({ id: 'a2' });
  expect(localStorage.getItem(mine)).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
});
