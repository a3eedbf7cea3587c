import type { TFunction } from 'i18next';
import { z } from 'zod';
import { LIMITS } from '@kimari/common/limits';

/** Confirms a change of linked accounts; accounts without a password have none to send. */
export function createConfirmationSchema(t: TFunction) {
  const required = t('linked-accounts:confirm.password_required');
  return z.object({ currentPassword: z.string().max(LIMITS.password.max, required).optional() });
}
