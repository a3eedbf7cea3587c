import { createRemixStub } from '@remix-run/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { WithTexts } from '#app/i18n/with-texts';
import { draftKey } from '#app/session/drafts';
import { NewRulePage } from './new-rule-page';

// Browsers measure what the editor shows; without it, the text area remains.
jest.mock('./source-view', () => {
  throw new Error('offline');
});

const ORGANIZATION = { id: 'o1', name: 'minato', displayName: null };
/** Longer than the editor waits before it stores a draft. */
const DRAFT_TIMEOUT = { timeout: 5000 };

async function openEditor(accountId = 'a1') {
  cleanup();
  const account = { id: accountId, username: 'sora' };
  const state = { organizations: [ORGANIZATION], account, appUrl: 'https://kimari.example', title: '' };
  const Stub = createRemixStub([
    { path: '/', Component: () => <NewRulePage state={state} /> },
    { path: '/rules/preview', action: () => null },
  ]);
  render(
    <WithTexts>
      <Stub />
    </WithTexts>,
  );
  await screen.findByRole('textbox', { name: '本文' });
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const text = () => field('本文').value;
const type = (name: string | RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const selectIn = (name: string | RegExp, value: string) =>
  fireEvent.input(screen.getByRole('combobox', { name }), { target: { value } });
const templates = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'テンプレート' });

beforeEach(() => {
  localStorage.clear();
  // There is no server for the preview.
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
});

describe('the draft of a new rule', () => {
  it('stores every field and restores every field', async () => {
    await openEditor();
    type(/^ルール名/, 'release-notes');
    choose('サブエージェント');
    selectIn(/^組織/, ORGANIZATION.id);
    choose(/^組織内/);
    type(/^説明/, '変更から書く');
    type(/^タグ/, 'release');
    fireEvent.keyDown(field(/^タグ/), { key: 'Enter' });
    fireEvent.change(field('本文'), { target: { value: '# 書きかけ' } });
    await screen.findByText(/下書きはこの端末に保存されています/, undefined, DRAFT_TIMEOUT);

    await openEditor();
    fireEvent.click(screen.getByRole('button', { name: '下書きを戻す' }));
    await waitFor(() => expect(text()).toBe('# 書きかけ'));
    expect(field(/^ルール名/).value).toBe('release-notes');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'サブエージェント' }).checked).toBe(true);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^組織/ }).value).toBe(ORGANIZATION.id);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^組織内/ }).checked).toBe(true);
    expect(field(/^説明/).value).toBe('変更から書く');
    expect(screen.getByRole('button', { name: 'releaseを外す' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '下書きを戻す' })).toBeNull();
  });

  it('is removed when it is discarded, and when all changes are undone', async () => {
    await openEditor();
    type(/^説明/, '一つ目');
    await waitFor(() => expect(localStorage).toHaveLength(1), DRAFT_TIMEOUT);
    type(/^説明/, '');
    await waitFor(() => expect(localStorage).toHaveLength(0), DRAFT_TIMEOUT);
    type(/^説明/, '二つ目');
    await waitFor(() => expect(localStorage).toHaveLength(1), DRAFT_TIMEOUT);
    await openEditor();
    fireEvent.click(screen.getByRole('button', { name: '破棄する' }));
    expect(localStorage).toHaveLength(0);
    expect(field(/^説明/).value).toBe('');
  });

  it('is not offered to another account, nor when it cannot be read', async () => {
    const draft = JSON.stringify({ savedAt: 1, fields: { description: '人の下書き' } });
    localStorage.setItem(draftKey('a1', 'new'), draft);
    localStorage.setItem(draftKey('a3', 'new'), '{"savedAt":1,"fields":{"description":2}}');
    for (const [account, buttons] of [
      ['a1', 1],
      ['a2', 0],
      ['a3', 0],
    ] as const) {
      await openEditor(account);
      expect(screen.queryAllByRole('button', { name: '下書きを戻す' })).toHaveLength(buttons);
    }
  });
});

describe('the text of a new subagent', () => {
  it('starts from a template that follows the name of the rule, and is removed when the type changes back', async () => {
    await openEditor();
    expect(screen.queryByRole('combobox', { name: 'テンプレート' })).toBeNull();
    type(/^ルール名/, 'notes');
    choose('サブエージェント');
    expect(text()).toContain('\nname: notes\n');
    expect(templates().value).toBe('general');
    fireEvent.change(templates(), { target: { value: 'review' } });
    type(/^ルール名/, 'reviewer');
    expect(text()).toContain('\nname: reviewer\n');
    expect(templates().value).toBe('review');
    choose('ルール');
    expect(text()).toBe('');
  });

  it('is never replaced once the author has edited it', async () => {
    await openEditor();
    fireEvent.change(field('本文'), { target: { value: '自分で書いた' } });
    choose('サブエージェント');
    expect(text()).toBe('自分で書いた');
    expect(templates().disabled).toBe(true);
    const described = document.getElementById(templates().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('本文が空のときに選べます。');
    type(/^ルール名/, 'mine');
    choose('ルール');
    expect(text()).toBe('自分で書いた');
    fireEvent.change(field('本文'), { target: { value: '' } });
    choose('サブエージェント');
    expect(within(templates()).getAllByRole('option')).toHaveLength(5);
    expect(templates().disabled).toBe(false);
  });
});
