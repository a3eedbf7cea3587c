import { createRemixStub } from '@remix-run/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ToastRegion } from '#app/components/feedback/toasts';
import { WithTexts } from '#app/i18n/with-texts';
import { StarButton } from './star-button';
import type { StarAnswer } from './star-button';

const RULE = { id: '1', name: 'go-style', owner: { name: 'sora' }, stars: 1284, viewerHasStarred: false };
const VIEWER = {
  id: 'u',
  username: 'rin',
  email: 'rin@example.com',
  emailVerified: true,
  displayName: null,
  avatarUrl: null,
};

/** Renders the star; `answer` is the server's response to a click. */
function renderStar(viewer: typeof VIEWER | null, answer: () => Promise<StarAnswer>) {
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ viewer }),
      HydrateFallback: () => null,
      children: [
        {
          index: true,
          Component: () => (
            <>
              <StarButton rule={RULE} look="framed" />
              <ToastRegion />
            </>
          ),
        },
        { path: 'rules/:handle/:name', action: answer, Component: () => null },
      ],
    },
  ]);
  render(
    <WithTexts>
      <Stub />
    </WithTexts>,
  );
}

const star = () => screen.findByRole('button', { name: /スター/ });

describe('StarButton', () => {
  it('changes at once, before the server has answered', async () => {
    let settle: (answer: StarAnswer) => void = () => undefined;
    renderStar(VIEWER, () => new Promise((resolve) => (settle = resolve)));
    fireEvent.click(await star());
    await waitFor(async () => expect((await star()).getAttribute('aria-pressed')).toBe('true'));
    expect((await star()).textContent).toContain('1,285');
    settle({ ok: true, stars: 1290, starred: true });
    await waitFor(async () => expect((await star()).textContent).toContain('1,290'));
  });

  it('reverts and shows a message when the server rejects the change', async () => {
    renderStar(VIEWER, () => Promise.resolve({ ok: false, message: 'スターの追加に失敗しました。' }));
    fireEvent.click(await star());
    expect(await screen.findByText('スターの追加に失敗しました。')).toBeTruthy();
    expect((await star()).getAttribute('aria-pressed')).toBe('false');
    expect((await star()).textContent).toContain('1,284');
  });

  it('asks signed-out visitors to sign in and sends nothing', async () => {
    const answer = jest.fn<Promise<StarAnswer>, []>();
    renderStar(null, answer);
    fireEvent.click(await star());
    expect((await screen.findByRole('link', { name: 'ログイン' })).getAttribute('href')).toBe(
      '/login?redirect=%2F',
    );
    expect(answer).not.toHaveBeenCalled();
  });

  it('is a form that works without scripts', async () => {
    renderStar(VIEWER, () => Promise.resolve({ ok: true, stars: 1, starred: true }));
    const form = (await star()).closest('form');
    expect(form?.getAttribute('action')).toBe('/rules/@sora/go-style');
    const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(fields)).toEqual({ intent: 'star', id: '1', redirect: '/' });
  });
});
