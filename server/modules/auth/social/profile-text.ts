import { isEmailAddress } from '@kimari/common/email-address';
import { LIMITS } from '@kimari/common/limits';
import { z } from 'zod';

const email = z.string().refine(isEmailAddress).max(LIMITS.email.max);

/** A name from a provider as it is stored here; providers allow longer ones and other characters. */
export function plainName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cs}]/gu, '').trim();
  return Array.from(plain).slice(0, LIMITS.displayName.max).join('');
}

/** An address from a provider; null if an account here cannot have it. */
export function usableEmail(address: string | null | undefined): string | null {
  return email.safeParse(address).data ?? null;
}
