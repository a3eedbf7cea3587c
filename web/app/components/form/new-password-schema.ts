import type { Translate } from '#app/i18n/texts';
import { z } from 'zod';
import { LIMITS } from '@kimari/common/limits';

const lengthOf = (text: string) => Array.from(text).length;

/** A password that is long enough; the server refuses those that are easy to guess. */
export function newPasswordSchema(t: Translate) {
  const { password } = LIMITS;
  return z
    .string({ error: t('auth:password.required') })
    .refine((text) => lengthOf(text) >= password.min, t('auth:password.too_short', password))
    .refine((text) => lengthOf(text) <= password.max, t('auth:password.too_long', password));
}
