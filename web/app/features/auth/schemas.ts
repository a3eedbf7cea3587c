import type { TFunction } from 'i18next';
import { z } from 'zod';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';

const lengthOf = (text: string) => Array.from(text).length;

function emailSchema(t: TFunction) {
  return z
    .string({ error: t('auth:email.required') })
    .trim()
    .pipe(z.email({ error: t('auth:email.invalid') }).max(LIMITS.email.max, t('auth:email.invalid')));
}

function newPasswordSchema(t: TFunction) {
  const { password } = LIMITS;
  return z
    .string({ error: t('auth:password.required') })
    .refine((text) => lengthOf(text) >= password.min, t('auth:password.too_short', password))
    .refine((text) => lengthOf(text) <= password.max, t('auth:password.too_long', password));
}

/** Fields of the sign-in form. */
export function createLoginSchema(t: TFunction) {
  return z.object({
    email: emailSchema(t),
    password: z.string({ error: t('auth:password.required') }),
    rememberMe: z.boolean().optional(),
  });
}

/** Fields of the registration form. The server checks more, such as whether a password is easy to guess. */
export function createRegisterSchema(t: TFunction) {
  const { username } = LIMITS;
  return z
    .object({
      username: z
        .string({ error: t('auth:username.required') })
        .refine(
          (name) => lengthOf(name) >= username.min && lengthOf(name) <= username.max,
          t('auth:username.length', username),
        )
        .regex(NAME_PATTERN, t('auth:username.pattern')),
      email: emailSchema(t),
      password: newPasswordSchema(t),
      confirmation: z.string({ error: t('auth:confirmation.required') }),
      // Does not abort: the passwords are still compared, so that both errors are reported at once.
      consent: z
        .boolean({ error: t('auth:consent.required') })
        .default(false)
        .refine(Boolean, t('auth:consent.required')),
    })
    .refine(({ password: first, confirmation }) => first === confirmation, {
      path: ['confirmation'],
      message: t('auth:confirmation.mismatch'),
    });
}

/** Fields of the form that sets a new password by a mailed link. */
export function createResetSchema(t: TFunction) {
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
export function createMailRequestSchema(t: TFunction) {
  return z.object({ email: emailSchema(t) });
}
