import { isEmailAddress } from '@kimari/common/email-address';
import { z } from 'zod';

const webAddress = z.url({ protocol: /^https$/ });

/** Who runs the site, as pages show it. */
export const OPERATOR_SETTINGS = {
  OPERATOR_NAME: z
    .string()
    .max(100)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u, 'give one line')
    .optional()
    .describe('who runs this site, in the footer, about, terms and privacy'),
  OPERATOR_CONTACT: z
    .string()
    .refine(
      (text) => isEmailAddress(text) || webAddress.safeParse(text).success,
      'give an e-mail address or an https address',
    )
    .optional()
    .describe('how to reach them: an e-mail or https address, also in /.well-known/security.txt'),
};

/** The address of a link to the contact. */
export function contactLink(contact: string): string {
  return isEmailAddress(contact) ? `mailto:${encodeURI(contact)}` : contact;
}
