import { useEffect, useState } from 'react';
import { PASSWORD_STRENGTHS, type PasswordStrength } from '@kimari/common/enums';
import { paths } from '#app/lib/paths';

/** Milliseconds after the last keystroke before asking the server. */
const DEBOUNCE = 250;

/**
 * Known facts about the password's owner: as typed so far, or the token of a mailed link. The server knows the account
 * of a link and the signed-in account itself, so pages need not reveal them.
 */
export type PasswordOwner = {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly resetToken?: string;
};

/** The server's rating of a password; null while it is unknown. */
export function usePasswordStrength(
  password: string,
  { username = '', email = '', resetToken = '' }: PasswordOwner,
): PasswordStrength | null {
  const [answer, setAnswer] = useState<{ readonly to: string; readonly strength: PasswordStrength } | null>(
    null,
  );
  useEffect(() => {
    if (password === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask({ password, username, email, resetToken }, stop.signal).then(
        (strength) => setAnswer(strength && { to: password, strength }),
        // Only a hint: submitting the form reports a weak password anyway.
        () => setAnswer(null),
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [password, username, email, resetToken]);
  return answer?.to === password ? answer.strength : null;
}

async function ask(
  form: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PasswordStrength | null> {
  const body = new URLSearchParams(form);
  const response = await fetch(paths.passwordStrength(), { method: 'POST', body, signal });
  if (!response.ok) return null;
  const { strength } = (await response.json()) as { readonly strength?: unknown };
  return PASSWORD_STRENGTHS.find((level) => level === strength) ?? null;
}
