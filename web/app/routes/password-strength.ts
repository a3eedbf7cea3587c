import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '#app/components/form/read-form.server';
import { PasswordStrengthDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';

const FORM = { fields: ['password', 'username', 'email', 'resetToken'] };

/** How hard a password is to guess, for the meter. Takes no GET, so that no password gets into an address. */
export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args, FORM);
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const input = {
    password: textOf('password'),
    username: textOf('username'),
    email: textOf('email'),
    resetToken: textOf('resetToken'),
  };
  const outcome = await mutate(args, PasswordStrengthDocument, { input });
  if (!outcome.ok) return Response.json({}, { status: outcome.problem.status });
  const strength = outcome.data.passwordStrength.toLowerCase();
  return Response.json({ strength }, { headers: { 'Cache-Control': 'no-store' } });
}
