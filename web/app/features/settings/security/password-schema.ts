import type { Translate } from '#app/i18n/texts';
import { z } from 'zod';
import { newPasswordSchema } from '#app/components/form/new-password-schema';

/** Fields of the form that changes the password. The server checks more, such as whether it is easy to guess. */
export function createPasswordSchema(t: Translate) {
  return z
    .object({
      currentPassword: z.string({ error: t('auth:password.required') }),
      newPassword: newPasswordSchema(t),
      confirmation: z.string({ error: t('auth:confirmation.required') }),
    })
    .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      path: ['confirmation'],
      message: t('auth:confirmation.mismatch'),
    });
}
