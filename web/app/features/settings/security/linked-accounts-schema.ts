import type { Translate } from '#app/i18n/texts';
import { z } from 'zod';
import { LIMITS } from '@kimari/common/limits';

/** Confirms a change of linked accounts; accounts without a password have none to send. */
export function createConfirmationSchema(t: Translate) {
  const required = t('linked-accounts:confirm.password_required');
  return z.object({ currentPassword: z.string().max(LIMITS.password.max, required).optional() });
}
