import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { openText, sealText } from '../kernel/crypto/sealed-text';

/** OWASP's parameters of scrypt: 128 MB, a third of a second. */
const COST = { N: 2 ** 17, r: 8, p: 1 } as const;
/** Bounds for the parameters of an archive, which may come from anybody. */
const MAX_COST = { N: 2 ** 20, r: 16, p: 4 } as const;
const MAX_MEMORY = 4 * 1024 ** 3;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Secrets encrypted with a passphrase: scrypt and AES-256-GCM. */
export const sealedSecrets = z.object({
  kdf: z.literal('scrypt'),
  N: z.number().int().min(2).max(MAX_COST.N),
  r: z.number().int().min(1).max(MAX_COST.r),
  p: z.number().int().min(1).max(MAX_COST.p),
  salt: z.string(),
  text: z.string(),
});
export type SealedSecrets = z.infer<typeof sealedSecrets>;

const secretList = z.array(z.string().min(1)).min(1);

export async function sealSecrets(secrets: readonly string[], passphrase: string): Promise<SealedSecrets> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(passphrase, salt, COST);
  return {
    kdf: 'scrypt',
    ...COST,
    salt: salt.toString('base64'),
    text: sealText(key, JSON.stringify(secrets)),
  };
}

/** The secrets, the one in force first; null for a wrong passphrase. */
export async function openSecrets(
  { salt, text, N, r, p }: SealedSecrets,
  passphrase: string,
): Promise<readonly string[] | null> {
  try {
    const key = await keyOf(passphrase, Buffer.from(salt, 'base64'), { N, r, p });
    return secretList.parse(JSON.parse(openText(key, text)));
  } catch {
    return null;
  }
}

type Cost = { readonly N: number; readonly r: number; readonly p: number };

function keyOf(passphrase: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, Cost & { readonly maxmem: number }, Buffer>(scrypt);
  return derive(passphrase.normalize('NFC'), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY });
}
