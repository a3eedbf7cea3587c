import type { Translate } from '#app/i18n/texts';
import { z } from 'zod';
import { LIMITS } from '@kimari/common/limits';

/** The number of characters as the server counts them: code points, and one for a line break. */
export function lengthOf(text: string): number {
  return Array.from(text.replace(/\r\n/g, '\n')).length;
}

/** Fields of the profile form. All of them may be empty. */
export function createProfileSchema(t: Translate) {
  const text = ({ max }: { readonly max: number }) =>
    z
      .string()
      .default('')
      .refine((value) => lengthOf(value) <= max, t('settings-profile:too_long', { max }));
  return z.object({
    displayName: text(LIMITS.displayName),
    bio: text(LIMITS.bio),
    location: text(LIMITS.location),
    website: text(LIMITS.website)
      .transform((value) => value.trim())
      .refine(isWebAddress, t('settings-profile:website.invalid')),
  });
}

function isWebAddress(value: string): boolean {
  return value === '' || (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value));
}
