import type { Translate } from '#app/i18n/texts';
import { z } from 'zod';
import { isEmailAddress } from '@kimari/common/email-address';
import { LIMITS } from '@kimari/common/limits';
import { ORGANIZATION_NAME_PATTERN } from '@kimari/common/patterns';

const lengthOf = (text: string) => Array.from(text).length;

/** What people type between addresses. */
const SEPARATORS = /[\s,、，;；]+/;

function sharedFields(t: Translate) {
  const { organizationName, displayName, organizationDescription } = LIMITS;
  return {
    name: z
      .string({ error: t('organizations:name.required') })
      .trim()
      .refine(
        (name) => lengthOf(name) <= organizationName.max,
        t('organizations:name.length', organizationName),
      )
      .regex(ORGANIZATION_NAME_PATTERN, t('organizations:name.pattern')),
    displayName: z
      .string()
      .trim()
      .default('')
      .refine(
        (text) => lengthOf(text) <= displayName.max,
        t('organizations:display_name.too_long', displayName),
      ),
    description: z
      .string()
      .trim()
      .default('')
      .refine(
        (text) => lengthOf(text) <= organizationDescription.max,
        t('organizations:description.too_long', organizationDescription),
      ),
  };
}

/** Fields of the form that creates an organization. */
export function createOrganizationSchema(t: Translate) {
  return z.object({
    ...sharedFields(t),
    inviteEmails: z
      .string()
      .default('')
      .transform((text) => text.split(SEPARATORS).filter(Boolean))
      .refine(
        (emails) => emails.length <= LIMITS.invitations.max,
        t('organizations:invite_emails.too_many', LIMITS.invitations),
      )
      .refine(
        (emails) => emails.every((email) => isEmailAddress(email) && email.length <= LIMITS.email.max),
        t('organizations:invite_emails.invalid'),
      ),
  });
}

/** Fields of the settings of an organization. */
export function createSettingsSchema(t: Translate) {
  return z.object(sharedFields(t));
}

/** The field that invites somebody. */
export function createInviteSchema(t: Translate) {
  return z.object({
    emailOrUsername: z
      .string({ error: t('organizations:invite.required') })
      .trim()
      .refine((text) => lengthOf(text) <= LIMITS.email.max, t('organizations:invite.too_long', LIMITS.email)),
  });
}
