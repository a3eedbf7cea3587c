import type { Translate } from '#app/i18n/texts';
import { z } from 'zod';
import { newPasswordSchema } from '#app/components/form/new-password-schema';
import { isEmailAddress } from '@kimari/common/email-address';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';

const lengthOf = (text: string) => Array.from(text).length;

function emailSchema(t: Translate) {
  return z
    .string({ error: t('auth:email.required') })
    .trim()
    .refine((email) => isEmailAddress(email) && email.length <= LIMITS.email.max, t('auth:email.invalid'));
}

function usernameSchema(t: Translate) {
  const { username } = LIMITS;
  return z
    .string({ error: t('auth:username.required') })
    .refine(
      (name) => lengthOf(name) >= username.min && lengthOf(name) <= username.max,
      t('auth:username.length', username),
    )
    .regex(NAME_PATTERN, t('auth:username.pattern'));
}

/** Does not abort, so that all errors of a form are reported at once. */
function consentSchema(t: Translate) {
  return z
    .boolean({ error: t('auth:consent.required') })
    .default(false)
    .refine(Boolean, t('auth:consent.required'));
}

/** Fields of the sign-in form. */
export function createLoginSchema(t: Translate) {
  return z.object({
    email: emailSchema(t),
    password: z.string({ error: t('auth:password.required') }),
    rememberMe: z.boolean().optional(),
  });
}

/** Fields of the registration form. The server checks more, such as whether a password is easy to guess. */
export function createRegisterSchema(t: Translate) {
  return z
    .object({
      username: usernameSchema(t),
      email: emailSchema(t),
      password: newPasswordSchema(t),
      confirmation: z.string({ error: t('auth:confirmation.required') }),
      consent: consentSchema(t),
    })
    .refine(({ password: first, confirmation }) => first === confirmation, {
      path: ['confirmation'],
      message: t('auth:confirmation.mismatch'),
    });
}

/** Fields of the form that sets a new password by a mailed link. */
export function createResetSchema(t: Translate) {
  return z
    .object({
      token: z.string().max(LIMITS.token.max),
      newPassword: newPasswordSchema(t),
      confirmation: z.string({ error: t('auth:confirmation.required') }),
    })
    .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      path: ['confirmation'],
      message: t('auth:confirmation.mismatch'),
    });
}

/** Fields of the forms that request a mail to an address. */
export function createMailRequestSchema(t: Translate) {
  return z.object({ email: emailSchema(t) });
}

/** Agreement to the terms, before a person leaves for a provider. */
export function createConsentSchema(t: Translate) {
  return z.object({ consent: consentSchema(t) });
}

/** Fields of the form that ends a sign-up at a provider; agreement is asked for if it was not given before. */
export function createUsernameSchema(t: Translate, { consented }: { readonly consented: boolean }) {
  const consent = consented ? z.boolean().default(true) : consentSchema(t);
  return z.object({ username: usernameSchema(t), consent });
}
