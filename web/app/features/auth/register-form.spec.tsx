import { parseWithZod } from '@conform-to/zod/v4';
import { createRemixStub } from '@remix-run/testing';
import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { WithTexts } from '#app/i18n/with-texts';
import type { Locale } from '@kimari/common/locale';
import { RegisterForm } from './register-form';
import { createRegisterSchema } from './schemas';

const COMPLETE = {
  username: 'sora_2',
  email: 'sora@example.com',
  password: 'a good passphrase',
  confirmation: 'a good passphrase',
};
type Sent = Readonly<Record<string, string>>;

/** The form data as a browser sends it; an unchecked box is not sent. */
function formDataOf(sent: Sent): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  return form;
}

/** The form as rendered after the action received this. */
function Answered({ sent }: { readonly sent: Sent }) {
  const { t } = useTranslation('auth');
  const [result] = useState(() =>
    parseWithZod(formDataOf(sent), { schema: createRegisterSchema(t) }).reply(),
  );
  return <RegisterForm result={result} others={() => null} />;
}

/** Renders the form, empty or after an attempt, and returns its checkbox. */
async function renderForm(sent?: Sent, locale: Locale = 'ja'): Promise<HTMLInputElement> {
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () =>
        sent ? <Answered sent={sent} /> : <RegisterForm result={undefined} others={() => null} />,
    },
  ]);
  render(
    <WithTexts locale={locale}>
      <Stub />
    </WithTexts>,
  );
  return screen.findByRole<HTMLInputElement>('checkbox');
}

describe('the agreement to the terms', () => {
  it.each([
    ['ja', '利用規約とプライバシーポリシーに同意してください。'],
    ['en', 'Agree to the Terms and the Privacy Policy to continue.'],
  ] as const)(
    'is asked for in the language of the page (%s) when it is missing',
    async (locale, sentence) => {
      const box = await renderForm(COMPLETE, locale);
      const error = screen.getByText(sentence).closest('p');
      expect(error?.id).toBeTruthy();
      expect(box.getAttribute('aria-describedby')).toBe(error?.id);
      expect(box.getAttribute('aria-invalid')).toBe('true');
      expect(box.checked).toBe(false);
    },
  );

  it('shows no error before submission, but is required by the browser', async () => {
    const box = await renderForm();
    expect(box.required).toBe(true);
    expect(box.hasAttribute('aria-invalid')).toBe(false);
    expect(box.hasAttribute('aria-describedby')).toBe(false);
  });

  it('stays checked when another field is invalid', async () => {
    const box = await renderForm({ ...COMPLETE, email: 'sora', consent: 'on' });
    expect(screen.getByText('有効なメールアドレスを入力してください。')).toBeTruthy();
    expect(box.checked).toBe(true);
    expect(box.hasAttribute('aria-invalid')).toBe(false);
  });

  it('is labelled by a sentence that links to both texts, in a new tab', async () => {
    const label = (await renderForm()).labels?.[0];
    expect(label?.textContent).toBe('利用規約とプライバシーポリシーに同意します');
    const links = within(label as HTMLElement).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.target])).toEqual([
      ['利用規約', '/terms', '_blank'],
      ['プライバシーポリシー', '/privacy', '_blank'],
    ]);
  });
});
